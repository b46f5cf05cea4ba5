import type { Page } from '@playwright/test';
import { compare } from '../../helpers/project/compare';
import { takeScreenshot, scenes } from '../../helpers/screenshots';
import { expect, test } from '../fixtures';

// High enough for a whole list.
test.use({ viewport: { width: 1000, height: 2400 }, deviceScaleFactor: 1 });

const hosts: [name: string, reference: { name: string; scheme?: 'dark' }][] = [
  ['hostile-css', { name: 'plain' }],
  ['rtl', { name: 'plain' }],
  ['bootstrap', { name: 'plain' }],
  ['tailwind', { name: 'plain' }],
  ['wordpress', { name: 'plain' }],
  ['wordpress-blocks', { name: 'plain' }],
  ['quirks', { name: 'plain' }],
  ['dark', { name: 'plain', scheme: 'dark' }],
];

/** Hosts with aggressive global styles get more scenes than the default one. */
const more: Record<string, string[]> = {
  'hostile-css': Object.keys(scenes),
  tailwind: ['cards', 'empty search'],
  rtl: ['cards', 'price calculator'],
};

/** Scenes on the plain page, by their options; each worker takes them once. */
const references = new Map<string, Buffer>();

async function referenceOf(page: Page, stage: Parameters<typeof takeScreenshot>[1]): Promise<Buffer> {
  const key = JSON.stringify(stage);
  const taken = references.get(key) ?? (await takeScreenshot(page, stage));
  references.set(key, taken);
  return taken;
}

for (const [name, reference] of hosts) {
  for (const scene of more[name] ?? ['cards']) {
    test(`renders the ${scene} on the ${name} page like on the plain one, to the pixel`, async ({
      page,
    }, info) => {
      const expected = await referenceOf(page, { ...reference, scene });
      const actual = await takeScreenshot(page, { name, scene });
      const { pixels, box, picture } = await compare(expected, actual);
      if (picture) {
        for (const [title, body] of Object.entries({ expected, actual, difference: picture })) {
          await info.attach(title, { body, contentType: 'image/png' });
        }
      }
      expect({ pixels, box }).toEqual({ pixels: 0, box: undefined });
    });
  }
}

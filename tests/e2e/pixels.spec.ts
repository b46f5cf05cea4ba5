import { compare } from '../helpers/project/compare';
import { photograph, scenes } from '../helpers/stage';
import { expect, test } from './fixtures';

// All there is of a list is on the stage.
test.use({ viewport: { width: 1000, height: 2400 }, deviceScaleFactor: 1 });

const hosts: [name: string, reference: { name: string; scheme?: 'dark' }][] = [
  ['hostile-css', { name: 'plain' }],
  ['rtl', { name: 'plain' }],
  ['bootstrap', { name: 'plain' }],
  ['tailwind', { name: 'plain' }],
  ['strict-csp', { name: 'plain' }],
  ['spa', { name: 'plain' }],
  ['wordpress', { name: 'plain' }],
  ['wordpress-blocks', { name: 'plain' }],
  ['places', { name: 'plain' }],
  ['forty', { name: 'plain' }],
  ['quirks', { name: 'plain' }],
  ['dark', { name: 'plain', scheme: 'dark' }],
];

for (const scene of Object.keys(scenes)) {
  for (const [name, reference] of hosts) {
    test(`The ${scene} on the ${name} page looks as on the plain one, to the pixel`, async ({
      page,
    }, info) => {
      const expected = await photograph(page, { ...reference, scene });
      const actual = await photograph(page, { name, scene });
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

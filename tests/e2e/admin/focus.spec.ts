import { readFileSync } from 'node:fs';
import type { Crops } from '../../../site/admin/editor/focus-field';
import type { EditorSetup } from '../../../site/admin/editor/setup';
import { findings } from '../../helpers/access/axe';
import { openField, openForm, save } from '../../helpers/admin/editor-steps';
import { expect, test } from './fixtures';
import { currentMode } from '../../../site/prerender/mode';

// axe is injected into the page.
test.use({ bypassCSP: true });

const FILE = 'site/content/pages/about.yaml';

test('moves every crop when the subject of a picture is pressed', async ({ page, enterEditor }) => {
  await enterEditor();
  await openForm(page, '/collections/pages/entries/pages-about');
  const field = await openField(page, 'hero.imageFocus');
  const whole = field.getByAltText('The whole picture');
  await expect.poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { width, height } = (await whole.boundingBox())!;
  await field.locator('.whole').click({ position: { x: width * 0.25, y: height * 0.5 } });
  const left = field.getByRole('slider', { name: 'From the left' });
  await expect(left).toHaveValue('0.25');
  await left.press('ArrowRight');
  const crops = field.locator('figure');
  await expect(crops).toHaveText(['Computer', 'Tablet', 'Phone', 'Card for networks']);
  for (const crop of await crops.locator('img').all())
    await expect(crop).toHaveCSS('object-position', '26% 50%');
  await field.evaluate((element) => element.setAttribute('data-tested', ''));
  expect(await findings(page, '[data-tested] .focus-field')).toEqual([]);
  const source = readFileSync(FILE, 'utf8');
  expect(await save(page, FILE)).toBe(source.replace(/imageFocus: .*/, 'imageFocus: 0.26 0.5'));
});

/** Returns the aspect ratios of the previews in a form: desktop, tablet, phone. */
function cropsIn(file: string): number[] {
  const { config } = JSON.parse(
    readFileSync(`${currentMode().site}/admin/files/setup.json`, 'utf8'),
  ) as EditorSetup;
  const form = config
    .collections!.flatMap((collection) => ('files' in collection ? collection.files : []))
    .find((candidate) => candidate.file === file)!;
  const hero = form.fields.find(({ name }) => name === 'hero') as unknown as {
    fields: { name: string; crops: Crops }[];
  };
  return hero.fields.find(({ name }) => name === 'imageFocus')!.crops.map(([, ratio]) => ratio);
}

for (const [file, path] of [
  [FILE, '/about'],
  ['site/content/tours/brooklyn-heights.yaml', '/tours/brooklyn-heights'],
] as const) {
  test(`shows the crops of the site in the form of ${path}`, async ({ page }) => {
    await page.goto(path);
    const crops = cropsIn(file);
    for (const [index, size] of [
      { width: 1440, height: 900 },
      { width: 768, height: 1024 },
      { width: 390, height: 844 },
    ].entries()) {
      await page.setViewportSize(size);
      const box = (await page.locator('.hero-picture').boundingBox())!;
      // They vary slightly with the length of the text.
      expect(Math.abs((crops[index]! * box.height) / box.width - 1), `at ${size.width}`).toBeLessThan(0.15);
    }
  });
}

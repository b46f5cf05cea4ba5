import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Crops } from '../../../site/admin/editor/focus-field';
import type { EditorSetup } from '../../../site/admin/editor/setup';
import { openField, openForm, save } from '../../helpers/admin/editor-steps';
import { expect, test } from './fixtures';

const FILE = 'site/content/pages/about.yaml';

test('the subject of a picture is pressed, and every cut of it follows', async ({ page, enterEditor }) => {
  await enterEditor();
  await openForm(page, '/collections/pages/entries/pages-about');
  const field = await openField(page, 'hero.imageFocus');
  const whole = field.getByAltText('The whole picture');
  await expect.poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { width, height } = (await whole.boundingBox())!;
  await field.locator('.whole').click({ position: { x: width * 0.25, y: height * 0.5 } });
  const left = field.getByRole('slider', { name: 'From the left' });
  await expect(left).toHaveValue('0.25');
  // The same by keys alone.
  await left.press('ArrowRight');
  const crops = field.locator('figure');
  await expect(crops).toHaveText(['Computer', 'Tablet', 'Phone', 'Card for networks']);
  for (const crop of await crops.locator('img').all())
    await expect(crop).toHaveCSS('object-position', '26% 50%');
  const { hero } = parse(await save(page, FILE)) as { hero: Record<string, unknown> };
  const { hero: before } = parse(readFileSync(FILE, 'utf8')) as { hero: Record<string, unknown> };
  expect(hero).toEqual({ ...before, imageFocus: 0.26, imageFocusY: 0.5 });
});

/** The cuts that a form shows: of its opening’s picture, on a computer, a tablet, a phone. */
function cutsIn(file: string): number[] {
  const { config } = JSON.parse(readFileSync('dist/desk/setup.json', 'utf8')) as EditorSetup;
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
  test(`the cuts in the form of ${path} are those of the site`, async ({ page }) => {
    await page.goto(path);
    const cuts = cutsIn(file);
    for (const [index, size] of [
      { width: 1440, height: 900 },
      { width: 768, height: 1024 },
      { width: 390, height: 844 },
    ].entries()) {
      await page.setViewportSize(size);
      const box = (await page.locator('.hero-picture').boundingBox())!;
      // The length of the text changes them a little.
      expect(Math.abs((cuts[index]! * box.height) / box.width - 1), `at ${size.width}`).toBeLessThan(0.15);
    }
  });
}

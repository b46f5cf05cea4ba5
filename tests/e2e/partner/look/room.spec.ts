import { roomOf } from '../../../../loader/room';
import { frameSnippet } from '../../../../loader/snippet';
import { isFramable } from '../../../../widgets/kit/model/framable';
import { widget } from '../../../helpers/partner-widget';
import { pasted, pastedDiv } from '../../../helpers/host-page';
import { watchShifts } from '../../../helpers/layout-shift';
import { allAlive, allPictures } from '../../../helpers/tags';
import { registry } from '../../../../widgets/registry';
import { expect, matrixOnly, test } from '../../fixtures';

/** Most that a page may move by, of which search engines still say that it is good. */
const GOOD = 0.1;
const next = '<p id="next">Breakfast until eleven.</p>'.repeat(20);

const widgets: { tag: string; options?: Record<string, string | true> }[] = [
  ...Object.keys(registry).map((tag) => ({ tag })),
  { tag: 'cat-tour-list', options: { 'no-search': true } },
  { tag: 'cat-tour-list', options: { layout: 'compact', 'no-search': true } },
];

const looks = widgets.flatMap(({ tag, options }) =>
  ['', 'edition'].map((look) => ({ tag, options: { ...options, ...(look && { look }) } })),
);

for (const { tag, options } of looks.filter(roomOf)) {
  for (const width of [390, 1440]) {
    const isMore = tag !== 'cat-tour-list' || 'layout' in options || 'no-search' in options;
    const said = [tag, ...Object.keys(options)].join(' ');
    test(
      `The copied lines keep room for ${said}, ${width} pixels wide`,
      matrixOnly(isMore),
      async ({ page, openHost }) => {
        await page.setViewportSize({ width, height: 844 });
        const shifts = await watchShifts(page);
        await openHost(`<h1>The Larkspur</h1>${pasted(tag, 'larkspur', options)}${next}`, { head: '' });
        await allAlive(page);
        await allPictures(page);
        const { sum, moved } = await shifts();
        expect(sum, moved.join()).toBeLessThanOrEqual(GOOD);
        // The room is the widget's own in the end.
        const [below] = await page.evaluate((name) => {
          const element = document.querySelector(name)!;
          const inside = element.shadowRoot!.querySelector('[data-cat]')!;
          return [element.getBoundingClientRect().height - inside.getBoundingClientRect().height];
        }, tag);
        expect(below).toBeLessThanOrEqual(1);
      },
    );
  }
}

const inFrames = widgets.filter(({ tag, options }) => isFramable(tag) && !(options && 'layout' in options));

for (const { tag, options = {} } of inFrames) {
  for (const width of [390]) {
    test(
      `A frame keeps room for ${[tag, ...Object.keys(options)].join(' ')}, ${width} pixels wide`,
      matrixOnly(tag !== 'cat-gallery'),
      async ({ page, openHost }) => {
        await page.setViewportSize({ width, height: 844 });
        const shifts = await watchShifts(page);
        await openHost(
          `<h1>The Larkspur</h1>${frameSnippet({ ...widget, tag, options, style: '' })}${next}`,
          { head: '' },
        );
        await expect(page.locator('iframe[style*="height"]:not([style*="min("])')).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        const { sum, moved } = await shifts();
        expect(sum, moved.join()).toBeLessThanOrEqual(GOOD);
      },
    );
  }
}

test('The div that stands for a tag keeps its room as well', async ({ page, openHost }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  await openHost(`<h1>The Larkspur</h1>${pastedDiv('cat-contact')}${next}`, { head: '' });
  await allAlive(page);
  const { sum, moved } = await shifts();
  expect(sum, moved.join()).toBeLessThanOrEqual(GOOD);
  await expect(page.locator('#next').first()).not.toBeInViewport();
});

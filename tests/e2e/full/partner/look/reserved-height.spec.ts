import { snippetHtml, divSnippetHtml } from '../../../../helpers/host-page';
import { watchShifts } from '../../../../helpers/layout-shift';
import { allHydrated, allPictures } from '../../../../helpers/tags';
import { registry } from '../../../../../widgets/registry';
import { expect, test } from '../../../fixtures';

const MAX_SHIFT = 0.05;
const next = '<p id="next">Breakfast until eleven.</p>'.repeat(20);

const tourLists = [{ layout: 'list' }, { layout: 'compact' }, { display: 'dialog' }].map((options) => ({
  tag: 'cat-tour-list',
  options,
}));
const widgets = [...Object.keys(registry).map((tag) => ({ tag, options: {} })), ...tourLists];

for (const { tag, options } of widgets) {
  const name = [tag, ...Object.values(options)].join(' ');
  for (const [look, width] of [
    ['match', 390],
    ['match', 1200],
    ['edition', 390],
  ] as const)
    test(`keeps what is below ${name} in place, look ${look}, ${width} px wide`, async ({
      page,
      openHost,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await watchShifts(page);
      const html = snippetHtml(tag, 'larkspur', { ...options, look });
      await openHost(`<h1>The Larkspur</h1>${html}${next}`, { head: '' });
      await allHydrated(page);
      await allPictures(page);
      const { sum, moved } = await shifts();
      expect(sum, moved.join()).toBeLessThanOrEqual(MAX_SHIFT);
    });
}

test('keeps what is below a div with an element in place', async ({ page, openHost }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  await openHost(`<h1>The Larkspur</h1>${divSnippetHtml('cat-booking-calendar')}${next}`, { head: '' });
  await allHydrated(page);
  const { sum, moved } = await shifts();
  expect(sum, moved.join()).toBeLessThanOrEqual(MAX_SHIFT);
});

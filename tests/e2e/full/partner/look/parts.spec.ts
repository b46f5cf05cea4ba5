import { tours } from '#content/tours';
import { loaderScript, tagHtml } from '../../../../helpers/host-page';
import { allHydrated } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

test('exposes title, detail, teaser, search, check box and credit as parts', async ({ page, openHost }) => {
  const parts = ['title', 'detail', 'teaser', 'search', 'check', 'credit'];
  const rules = parts.map((part, at) => `::part(${part}) { outline: ${at + 1}px solid rgb(1, 2, 3) }`);
  await openHost(tagHtml() + tagHtml('', 'cat-contact'), {
    head: `<style>${rules.join('\n')} cat-tour-list::part(title) { text-transform: uppercase; letter-spacing: 3px }</style>${loaderScript}`,
  });
  await allHydrated(page);
  const outlines = await page.evaluate(
    (names) =>
      names.map((name) => {
        const parts = [...document.querySelectorAll('cat-tour-list, cat-contact')].map((tag) =>
          tag.shadowRoot!.querySelector(`[part=${name}]`),
        );
        return getComputedStyle(parts.find(Boolean)!).outlineWidth;
      }),
    parts,
  );
  expect(outlines).toEqual(parts.map((_, at) => `${at + 1}px`));
  const detail = page.locator('cat-tour-list [part=detail]').first();
  await expect(detail).toHaveText(tours[0]!.heading.detail);
  await expect(detail).toHaveCSS('text-transform', 'none');
  await expect(detail).not.toHaveCSS('letter-spacing', '3px');
});

import { tours } from '#content/tours';
import { loaderScript, tagHtml } from '../../../../helpers/host-page';
import { origins } from '../../../../helpers/origins';
import { allHydrated, visit } from '../../../../helpers/tags';
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

test('lays out the days equally in quirks mode', async ({ page, openHost }) => {
  const place = () =>
    page.locator('cat-booking-calendar').evaluate((tag) =>
      [...tag.shadowRoot!.querySelectorAll('.day-name, .departure')].map((element) => {
        const { height, y } = element.getBoundingClientRect();
        return [Math.round(height), Math.round(y - tag.getBoundingClientRect().y)];
      }),
    );
  await openHost(`<div style="width: 680px">${tagHtml('', 'cat-booking-calendar')}</div>`);
  await allHydrated(page);
  await expect(page.locator('cat-booking-calendar .departure').first()).toBeVisible();
  const usual = await place();
  await visit(page, `${origins.partners}/quirks`);
  await allHydrated(page);
  await page.locator('cat-booking-calendar').evaluate((tag) => (tag.style.width = '680px'));
  await expect(page.locator('cat-booking-calendar .departure').first()).toBeVisible();
  expect(await page.evaluate(() => document.compatMode)).toBe('BackCompat');
  expect(await place()).toEqual(usual);
});

import { allHydrated } from '../../../../helpers/tags';
import { expect, test } from '../../../fixtures';

/** Links and elements that open over the page if possible. */
const over = 'cat-tour-list, cat-gallery, .departure-link, .days-in-words';

test('announces links that open a new tab on a partner page', async ({ page, openHost }) => {
  await openHost(
    ['press', 'press view="articles"', 'video', 'newsletter', 'booking-calendar', 'tour-list', 'gallery']
      .map((tag) => `<cat-${tag}></cat-${tag.split(' ')[0]}>`)
      .join('')
      .concat('<cat-reserve-button tour="brooklyn-heights"></cat-reserve-button>'),
  );
  await allHydrated(page);
  const silent = await page.evaluate((exempt) => {
    const found: string[] = [];
    let seen = 0;
    for (const tag of document.querySelectorAll('*')) {
      for (const link of tag.shadowRoot?.querySelectorAll<HTMLElement>('[target=_blank]') ?? []) {
        if (tag.matches(exempt) || link.closest(exempt)) continue;
        seen += 1;
        const labeled =
          link instanceof HTMLFormElement ? link.querySelector<HTMLElement>('[type=submit]')! : link;
        if (!/new tab/.test(labeled.textContent + labeled.title)) found.push(labeled.outerHTML.slice(0, 200));
      }
    }
    return seen > 10 ? found : [`${seen} links`];
  }, over);
  expect(silent).toEqual([]);
});

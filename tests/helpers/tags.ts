import { cards } from '#content/tour-cards';
import type { Locator, Page, Response } from '@playwright/test';
import { expect } from './expect';

export const tourTitles = cards.map(({ title }) => title) as [string, string, string, string];

/** Titles in a compact list. */
export const tourPlaces = cards.map(({ place }) => place);

export const tourList = (scope: Page | Locator): Locator => scope.locator('cat-tour-list').first();

export const titles = (list: Locator): Locator =>
  list.getByRole('listitem').getByRole('heading').getByRole('link');

/** Waits until a page of the site is hydrated and shown below the fold. Resolves at once for other pages. */
export const waitForHydration = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          () =>
            !document.querySelector('#scripts') ||
            ('hydrated' in document.documentElement.dataset && !document.querySelector('[data-first-view]')),
        ),
      { message: 'the page is hydrated' },
    )
    .toBe(true);

/** Opens a page and waits until it is hydrated. Use `page.goto` to test what happens before. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const answer = await page.goto(url);
  await waitForHydration(page);
  return answer;
}

/** Opens a page of the site and follows a link from it to any address. */
export async function followFrom(page: Page, path: string, href: string): Promise<void> {
  await visit(page, path);
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.textContent = 'Another page';
    document.querySelector('#main')!.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'Another page' }).click();
}

/**
 * Waits until no request of the page has ended for half a second.
 * Playwright's `networkidle` may never come on a page that replaces a frame.
 */
export const requestsEnded = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 500);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 500);
        }).observe({ type: 'resource' });
      }),
  );

/** Waits until every element in the document and its open shadow roots is hydrated. */
export async function allHydrated(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(pendingElements), { message: 'elements that are not hydrated' })
    .toEqual([]);
}

/** Returns the elements that are not defined or still load, or `no elements` without any. Runs in the page. */
function pendingElements(): string[] {
  const found: string[] = [];
  let seen = 0;
  const walk = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.localName.startsWith('cat-')) {
        seen += 1;
        const wrapper = element.shadowRoot?.querySelector('[data-cat]');
        const waits = wrapper?.querySelector('[part=loading], .missing:not(:has(button))');
        if (!element.matches(':defined') || !wrapper?.firstChild || waits) found.push(element.localName);
      }
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  walk(document);
  return seen ? found : ['no elements'];
}

/** Scrolls an element into view and waits until it reacts: it is defined and its data has loaded. */
export async function waitUntilMounted(tag: Locator): Promise<void> {
  await tag.scrollIntoViewIfNeeded();
  const isMounted = (element: Element) => Reflect.get(element, Symbol.for('r2wc.connected')) === true;
  await expect.poll(() => tag.evaluate(isMounted)).toBe(true);
}

/** Scrolls to each picture of the tour lists and waits until it is loaded. */
export async function allPictures(page: Page): Promise<void> {
  for (const image of await page.locator('cat-tour-list img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0))
      .toBe(true);
  }
}

/** Sets a mark that a page load would remove. */
export const mark = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.set(window, 'mark', true));
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'mark') === true);

import type { Locator, Page, Response } from '@playwright/test';
import { expect } from './expect';

/** The four tours, as their cards' links say, in order. */
export const tourTitles = [
  'Brooklyn Heights Cat Tour',
  'Financial District Cat Tour',
  'Lower East Side Cat Tour',
  'Private Tours',
] as const;

/** The first tour list of a page, or that within a part of it. */
export const tourList = (scope: Page | Locator): Locator => scope.locator('cat-tour-list').first();

/** The titles of the tours that a list shows. */
export const titles = (list: Locator): Locator =>
  list.getByRole('listitem').getByRole('heading').getByRole('link');

/**
 * Waits until a page of our own has come to life, its links leading on without a reload, and is laid out whole, so
 * that it can be scrolled anywhere; other pages are left alone.
 */
export const waitForHydration = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          () =>
            !document.querySelector('#scripts') ||
            ('hydrated' in document.documentElement.dataset && !document.querySelector('[data-first-view]')),
        ),
      { message: 'the page has come to life' },
    )
    .toBe(true);

/**
 * Opens a page and, where it is one of ours, waits until it has come to life, as visitors need a moment before the first
 * press. What happens earlier is tested with `page.goto`.
 */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const answer = await page.goto(url);
  await waitForHydration(page);
  return answer;
}

/** Opens one of our pages and, once it is alive, follows a link on it to any address. */
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

/** Waits until every tag of ours in the document and its open shadow roots is alive. */
export async function allAlive(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(deadTags), { message: 'tags of ours that are not defined or show nothing' })
    .toEqual([]);
}

/** Runs in the page: every tag of ours that is not running or still fetches what it shows, or `no tags` where there is none. */
function deadTags(): string[] {
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
  return seen ? found : ['no tags'];
}

/** Brings one tag into view and waits until it is alive; others on the page may wait until one comes near them. */
export async function alive(tag: Locator): Promise<void> {
  await tag.scrollIntoViewIfNeeded();
  await expect.poll(() => tag.evaluate((element) => element.matches(':defined'))).toBe(true);
}

/** Brings each lazy picture of the tour lists into view and waits until it is drawn. */
export async function allPictures(page: Page): Promise<void> {
  for (const image of await page.locator('cat-tour-list img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0))
      .toBe(true);
  }
}

import { page as about } from '#content/page-about';
import { outlets } from '#content/press-outlets';
import type { Page } from '@playwright/test';
import { delayRequests } from '../../../helpers/delay-requests';
import { waitForHydration } from '../../../helpers/tags';
import { headings } from '../../../helpers/headings';
import { expect, test } from '../../fixtures';

/** Stops the animation that reveals the page 1.5 s after the first paint. */
const stopMoment = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@layer test { * { animation-play-state: paused !important } }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Holds the hero picture, and records the requests for scripts. */
async function holdHero(page: Page) {
  await stopMoment(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return { scripts, release: await delayRequests(page, '**/img/hero/**') };
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });
const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
const isFirstView = (page: Page) => page.evaluate(() => 'firstView' in document.documentElement.dataset);

test('requests scripts and shows the rest after the hero picture has been painted', async ({ page }) => {
  const { scripts, release } = await holdHero(page);
  await open(page, '/about');
  await expect.poll(() => isPainted(page)).toBe(true);
  expect(await isFirstView(page)).toBe(true);
  const last = page.locator('main > * > *').last();
  await expect(last).toBeHidden();
  expect(scripts).toEqual([]);
  release();
  await waitForHydration(page);
  await expect.poll(() => isFirstView(page)).toBe(false);
  await expect(last).toBeVisible();
  expect(scripts.filter((url) => url.endsWith('/loader.js'))).toHaveLength(1);
});

test('shows what is below the first view in steps', async ({ page }) => {
  await page.addInitScript(() => {
    const shown = new Set<number>();
    Object.assign(window, { shown });
    requestAnimationFrame(function count() {
      shown.add(
        [...document.querySelectorAll('main > * > *')].filter((part) => part.getClientRects().length).length,
      );
      requestAnimationFrame(count);
    });
  });
  await page.goto('/tours/brooklyn-heights');
  await waitForHydration(page);
  const counts = await page.evaluate(() => [...(window as unknown as { shown: Set<number> }).shown]);
  expect(counts.filter((count) => count >= 3).length).toBeGreaterThanOrEqual(3);
});

test('re-renders a page of another build', async ({ page }) => {
  const { release } = await holdHero(page);
  await open(page, '/about');
  await page.locator('#app').evaluate((app) => app.setAttribute('data-build', 'older'));
  await page.locator('main').evaluate((main) => main.setAttribute('data-seen', ''));
  release();
  await waitForHydration(page);
  await expect(page.locator('main:not([data-seen])')).toBeVisible();
  await expect(page.locator('.footer')).toHaveCount(1);
  await expect(page.locator('.footer .year')).toHaveText(String(new Date().getFullYear()));
  await page.locator('.footer').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/blog']);
  await expect(page.locator('.footer').getByRole('link', { name: 'Privacy' })).toBeVisible();
});

test('requests scripts on the first pointer event', async ({ page }) => {
  const { scripts } = await holdHero(page);
  await open(page, '/about');
  await expect.poll(() => isPainted(page)).toBe(true);
  expect(scripts).toEqual([]);
  let x = 200;
  // Some versions of Chromium drop the first move.
  const pointed = async () => {
    await page.mouse.move(x++, 400);
    return scripts.length;
  };
  await expect.poll(pointed).toBeGreaterThan(0);
});

test('requests pictures below a full-height hero after it', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
  });
  const { release } = await holdHero(page);
  await open(page, '/');
  await expect.poll(() => isPainted(page)).toBe(true);
  await expect.poll(() => pictures.some((path) => path.startsWith('/img/hero/'))).toBe(true);
  expect(pictures.filter((path) => path.startsWith('/img/press/'))).toEqual([]);
  release();
  await expect
    .poll(() => pictures.filter((path) => path.startsWith('/img/press/')))
    .toHaveLength(outlets.length);
});

test('lays out the whole page on the first scroll', async ({ page }) => {
  await holdHero(page);
  await open(page, '/about');
  await expect.poll(() => isPainted(page)).toBe(true);
  expect(await isFirstView(page)).toBe(true);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => isFirstView(page)).toBe(false);
  await expect(page.locator('main > * > *').last()).toBeVisible();
});

test('scrolls to a text fragment', async ({ page }) => {
  await open(page, `/about#:~:text=${encodeURIComponent(about.closing.heading)}`);
  expect(await isFirstView(page)).toBe(false);
  await expect(page.getByRole('heading', { name: about.closing.heading })).toBeInViewport();
});

test('shows the whole page by CSS when the hero picture never loads', async ({ page }) => {
  await delayRequests(page, '**/img/hero/**');
  // Without the script's timer.
  await page.addInitScript(() => {
    window.setTimeout = (() => 0) as unknown as typeof setTimeout;
  });
  await open(page, '/about');
  const last = page.locator('main > * > *').last();
  await expect(last).toBeHidden();
  await expect(last).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await isFirstView(page)).toBe(true);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('lays out the whole page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });
});

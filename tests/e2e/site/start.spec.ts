import { outlets } from '#content/press-outlets';
import { tour } from '#content/tour-brooklyn-heights';
import { tours } from '#content/tours';
import type { Page } from '@playwright/test';
import { hold } from '../../helpers/hold';
import { waitForHydration } from '../../helpers/tags';
import { expect, rare, test } from '../fixtures';

/** Stops what comes by itself 1.5 seconds after the first paint: on a busy machine it would be there before one looks. */
const stopMoment = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@layer test { * { animation-play-state: paused !important } }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Keeps back the picture of the page's hero, and lists the scripts that are asked for. */
async function holdHero(page: Page) {
  await stopMoment(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return { scripts, release: await hold(page, '**/img/hero/**') };
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });
const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
const isFirstView = (page: Page) => page.evaluate(() => 'firstView' in document.documentElement.dataset);

test('Scripts are asked for when what can be read is there with its picture, not before', async ({
  page,
}) => {
  const { scripts, release } = await holdHero(page);
  await open(page, '/about');
  await expect.poll(() => isPainted(page)).toBe(true);
  expect(await isFirstView(page)).toBe(true);
  expect(scripts).toEqual([]);
  release();
  await waitForHydration(page);
  await expect.poll(() => isFirstView(page)).toBe(false);
  expect(scripts.filter((url) => url.endsWith('/loader.js'))).toHaveLength(1);
});

test('A page of another build is drawn anew, with the foot that it came with', rare, async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stories that didn’t fit on the sidewalk');
  await expect(page.locator('.footer').getByRole('link', { name: 'Privacy' })).toBeVisible();
});

test('What is below the first view comes then, and no mark is left in the page', async ({ page }) => {
  const { release } = await holdHero(page);
  await open(page, '/about');
  const last = page.locator('main > * > *').last();
  await expect(last).toBeHidden();
  release();
  await waitForHydration(page);
  await expect(last).toBeVisible();
  await expect.poll(() => isFirstView(page)).toBe(false);
});

test('The stops of a walk come then as well, on a phone too', rare, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await stopMoment(page);
  const release = await hold(page, '**/img/{tours,hero}/**');
  await open(page, '/tours/brooklyn-heights');
  const stops = page.locator('.stops > li');
  await expect(stops).toHaveCount(tour.stops.length);
  await expect(stops.filter({ visible: true })).toHaveCount(0);
  release();
  await expect(stops.filter({ visible: true })).toHaveCount(tour.stops.length);
  await expect.poll(() => isFirstView(page)).toBe(false);
  await expect(page.locator('#app :not(svg, svg *, .hero-picture img)[style]')).toHaveCount(0);
});

test('Printing before that prints the whole page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await holdHero(page);
  await open(page, '/tours');
  await expect.poll(() => isPainted(page)).toBe(true);
  expect(await isFirstView(page)).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await isFirstView(page)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('cat-tour-list li').filter({ visible: true })).toHaveCount(tours.length);
  release();
});

test('They come at once when the visitor points at the page', async ({ page }) => {
  const { scripts } = await holdHero(page);
  await open(page, '/about');
  await expect.poll(() => isPainted(page)).toBe(true);
  expect(scripts).toEqual([]);
  let x = 200;
  // A hand moves on; some versions of Chromium let the very first move drop.
  const pointed = async () => {
    await page.mouse.move(x++, 400);
    return scripts.length;
  };
  await expect.poll(pointed).toBeGreaterThan(0);
});

test('They come at once when the visitor uses the keyboard', rare, async ({ page }) => {
  const { scripts } = await holdHero(page);
  await open(page, '/about');
  await expect.poll(() => isPainted(page)).toBe(true);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('Pictures below a hero that fills the window wait until it is there', rare, async ({ page }) => {
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

test('A visitor who scrolls before that finds the page laid out whole', rare, async ({ page }) => {
  await holdHero(page);
  await open(page, '/about');
  await expect.poll(() => isPainted(page)).toBe(true);
  expect(await isFirstView(page)).toBe(true);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => isFirstView(page)).toBe(false);
  await expect(page.locator('main > * > *').last()).toBeVisible();
});

test('A search engine’s link to a piece of text finds it far below', rare, async ({ page }) => {
  await open(page, '/about#:~:text=Come%20and%20walk%20with%20us');
  expect(await isFirstView(page)).toBe(false);
  await expect(page.getByRole('heading', { name: 'Come and walk with us' })).toBeInViewport();
});

test(
  'A picture that never comes keeps nothing that can be read back: it comes by style alone',
  rare,
  async ({ page }) => {
    await hold(page, '**/img/hero/**');
    // Whatever becomes of the script that would take the mark away.
    await page.addInitScript(() => {
      window.setTimeout = (() => 0) as unknown as typeof setTimeout;
    });
    await open(page, '/about');
    const last = page.locator('main > * > *').last();
    await expect(last).toBeHidden();
    await expect(last).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await isFirstView(page)).toBe(true);
  },
);

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is laid out whole', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });
});

test('removes the guest from the survey address before the survey code loads', async ({ page }) => {
  const release = await hold(page, /\/survey-controller[^/]*\.js/);
  await open(page, '/survey?tour=brooklyn-heights&Name=Jo%20Ann#Email=jo@example.com');
  await expect(page).toHaveURL('/survey?tour=brooklyn-heights');
  release();
  await waitForHydration(page);
  const survey = page.locator('cat-survey');
  await expect(survey.getByRole('textbox', { name: /email/i })).toHaveValue('jo@example.com');
  await expect(survey.getByRole('textbox', { name: /name/i })).toHaveValue('Jo Ann');
});

import { items as questions } from '#content/faq-tours';
import { outlets } from '#content/press-outlets';
import { tour } from '#content/tour-brooklyn-heights';
import { tours } from '#content/tours';
import type { Page } from '@playwright/test';
import { hold } from '../../helpers/hold';
import { origins } from '../../helpers/origins';
import { waitForHydration, visit } from '../../helpers/tags';
import { listen, send } from '../../sandbox/http';
import { expect, matrixOnly, rare, test } from '../fixtures';

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

test('Chromium is told to compile what every page calls at once before it runs', async ({
  page,
  request,
}) => {
  const { scripts, release } = await holdHero(page);
  release();
  await visit(page, '/sitemap');
  for (const name of [/\/runtime\.js/, /\/site-/]) {
    const text = await (await request.get(scripts.find((url) => name.test(url))!)).text();
    expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('The footer of a prerendered page stays as it is, elements and all', async ({ page }) => {
  const { release } = await holdHero(page);
  await open(page, '/about');
  const links = await page.locator('.footer a').evaluateAll((all) => {
    for (const link of all) link.setAttribute('data-seen', '');
    return all.length;
  });
  release();
  await waitForHydration(page);
  await expect(page.locator('.footer a[data-seen]')).toHaveCount(links);
  await page.locator('.footer').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('.footer a[data-seen]')).toHaveCount(links);
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

for (const [what, path, selector, count] of [
  ['The stops of a walk', '/tours/brooklyn-heights', '.stops > li', tour.stops.length],
  ['The box beside a walk', '/tours/brooklyn-heights', '.walk-aside', 1],
  ['The cards of a list of tours', '/tours', 'cat-tour-list li', tours.length],
  ['The questions', '/tours', 'cat-faq details', questions.length],
  ['The foot of the page', '/tours', '.footer', 1],
] as const) {
  test(
    `${what} come${count > 1 ? '' : 's'} then as well, on a phone too`,
    matrixOnly(what !== 'The stops of a walk'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await stopMoment(page);
      const release = await hold(page, '**/img/{tours,hero}/**');
      await open(page, path);
      const pieces = page.locator(selector);
      await expect(pieces).toHaveCount(count);
      await expect(pieces.filter({ visible: true })).toHaveCount(0);
      release();
      await expect(pieces.filter({ visible: true })).toHaveCount(count);
      await expect.poll(() => isFirstView(page)).toBe(false);
      await expect(page.locator('#app :not(svg, svg *, .hero-picture img)[style]')).toHaveCount(0);
    },
  );
}

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
  await expect.poll(pointed, { timeout: 1500 }).toBeGreaterThan(0);
});

test('They come at once when the visitor uses the keyboard', async ({ page }) => {
  const { scripts } = await holdHero(page);
  await open(page, '/about');
  await expect.poll(() => isPainted(page)).toBe(true);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => scripts.length, { timeout: 1500 }).toBeGreaterThan(0);
});

test('They come at once with a partner’s guest, who may follow a link soon', async ({ page }) => {
  const { scripts } = await holdHero(page);
  await open(page, '/about?partner=larkspur');
  await expect.poll(() => scripts.length, { timeout: 1500 }).toBeGreaterThan(0);
});

test('Pictures below a hero that fills the window wait until it is there', async ({ page }) => {
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

for (const [how, act] of [
  ['scrolls', (page) => page.mouse.wheel(0, 600)],
  ['presses a key', (page) => page.keyboard.press('Tab')],
] satisfies [string, (page: Page) => Promise<void>][]) {
  test(
    `Whoever ${how} before that finds the page laid out whole`,
    matrixOnly(how !== 'scrolls'),
    async ({ page }) => {
      await holdHero(page);
      await open(page, '/about');
      await expect.poll(() => isPainted(page)).toBe(true);
      expect(await isFirstView(page)).toBe(true);
      await act(page);
      await expect.poll(() => isFirstView(page), { timeout: 1500 }).toBe(false);
      await expect(page.locator('main > * > *').last()).toBeVisible();
    },
  );
}

test('A search engine’s link to a piece of text finds it far below', async ({ page }) => {
  await open(page, '/about#:~:text=Come%20and%20walk%20with%20us');
  expect(await isFirstView(page)).toBe(false);
  await expect(page.getByRole('heading', { name: 'Come and walk with us' })).toBeInViewport();
});

test('A picture that never comes keeps the page waiting for three seconds', rare, async ({ page }) => {
  await holdHero(page);
  await open(page, '/about');
  await waitForHydration(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
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

test('What has come of a page whose end keeps away shows', rare, async ({ page, consoleGuard }) => {
  consoleGuard.allow(/ERR_ABORTED/);
  const site = await listen(
    async (call) => {
      const answer = await fetch(origins.site + call.url.pathname);
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      if (!type.startsWith('text/html')) return send(call, answer.status, type, body);
      call.res.writeHead(200, { 'content-type': type });
      call.res.write(body.subarray(0, body.length * 0.9));
    },
    0,
    '',
  );
  try {
    await page.goto(`${site.origin}/tours/brooklyn-heights`, { waitUntil: 'commit' });
    const headings = page.locator('main :is(h2, h3)');
    await expect.poll(() => headings.count()).toBeGreaterThan(10);
    const leftOut = () =>
      headings.evaluateAll((all) => all.filter((heading) => !heading.checkVisibility()).length);
    await expect.poll(leftOut).toBe(0);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
  } finally {
    await page.goto('about:blank');
    await site.close();
  }
});

test('Whoever goes to a place further down finds the page laid out whole', async ({ page }) => {
  await holdHero(page);
  await open(page, '/tours/brooklyn-heights#book-now');
  expect(await isFirstView(page)).toBe(false);
  await expect(page.locator('#book-now')).toBeInViewport();
});

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

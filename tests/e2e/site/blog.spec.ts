import { business } from '#content/settings';
import { posts } from '#content/posts';
import type { Page } from '@playwright/test';
import { stopClock } from '../../helpers/clock';
import { origins } from '../../helpers/origins';
import { allHydrated, requestsEnded, visit } from '../../helpers/tags';
import { headings } from '../../helpers/headings';
import { expect, test } from '../fixtures';

/** The post that the tests open. */
const post = posts.find(({ id }) => id === 5)!;
const { title, category } = post;
const end = post.headings.at(-1)!;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const loading = (page: Page) => page.locator('[role=status]:has(+ .invisible)');
const list = (page: Page) => page.locator('cat-blog');

test('serves a post at /blog/5 and changes the address to /blog?post=5', async ({ page }) => {
  const html = await (await page.request.get('/blog/5')).text();
  expect(html).toContain(`<link rel="canonical" href="${origins.site}/blog/5">`);
  expect(html).toContain(`>${end.text}</h`);
  await visit(page, `/blog/5?partner=larkspur#${end.id}`);
  await expect(page).toHaveURL(`/blog?partner=larkspur&post=5#${end.id}`);
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByRole('heading', { name: end.text })).toBeInViewport();
  await expect(page).toHaveTitle(new RegExp(` \\| ${business.name}$`));
});

test('leads from a post to the list of its topic and to the booking', async ({ page }) => {
  await visit(page, '/blog?post=5');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Blog', category, title]);
  await expect(page.locator('.closing').getByRole('link')).toHaveAttribute('href', '/booking');
  await crumbs.getByRole('link', { name: category }).click();
  await expect(list(page).getByRole('button', { name: category, pressed: true })).toBeVisible();
  await expect(list(page).locator('.post-card')).toHaveCount(
    posts.filter((other) => other.category === category).length,
  );
});

test('replaces the address, scrolls to the top and shows Loading... for 300 ms', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(loading(page)).toBeHidden();
  await allHydrated(page);

  await stopClock(page);
  const steps = [
    { link: list(page).getByRole('link', { name: title }), url: '/blog?post=5', title },
    {
      link: page.getByRole('link', { name: 'Back to all posts' }),
      url: '/blog',
      title: headings['/blog'],
    },
  ];
  for (const { link, url, title } of steps) {
    await link.evaluate((element: HTMLElement) => element.click());
    await page.clock.runFor(50);
    await expect(page).toHaveURL(url);
    await expect(heading(page)).toHaveText(title);
    await page.clock.runFor(200);
    await expect(loading(page)).toHaveText('Loading...');
    await expect(loading(page)).toBeVisible();
    await expect(page.locator('.invisible')).toBeHidden();
    await page.clock.runFor(200);
    await expect(loading(page)).toBeHidden();
    await expect(page.locator('.invisible')).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
  await page.clock.resume();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

for (const address of ['/blog?post=99', '/blog/99']) {
  test(`redirects ${address} to the list`, async ({ page, consoleGuard }) => {
    consoleGuard.allow(/404/);
    await page.goto(address);
    await expect(list(page).getByRole('link', { name: title })).toBeVisible();
    await expect(page).toHaveURL('/blog');
  });
}

test('never flashes the list before a post', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/\w+\/site-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/blog?post=5', { waitUntil: 'commit' });
  await page.locator('cat-blog .post-card').first().waitFor({ state: 'attached' });
  const shownCards = () => page.locator('cat-blog .post-card:visible').count();
  expect(await shownCards()).toBe(0);
  await expect(heading(page)).toBeHidden();
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('#main')!, '::before').content),
  ).toBe('"Loading..."');
  release();
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator('.article-text')).toBeVisible();
  expect(await shownCards()).toBe(0);
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('#main')!, '::before').content),
  ).toBe('none');
});

test('never hides a prerendered list', async ({ page }) => {
  await page.addInitScript(() => {
    const check = () => {
      if (document.querySelector('[data-loading], [data-post-requested]'))
        Reflect.set(window, 'hidden', true);
      requestAnimationFrame(check);
    };
    check();
  });
  await visit(page, '/blog');
  await allHydrated(page);
  await requestsEnded(page);
  expect(await page.evaluate(() => Reflect.get(window, 'hidden'))).toBeUndefined();
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the list and every post', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/\.js csp$/);
    await page.goto('/blog?post=5', { waitUntil: 'domcontentloaded' });
    // Without waiting, because no script runs.
    expect(await page.locator('cat-blog').getByRole('link', { name: title }).isVisible()).toBe(true);
    expect(await page.locator('#main').evaluate((main) => main.getAnimations({ subtree: true }).length)).toBe(
      0,
    );
    await page.goto('/blog/5');
    await expect(page.getByRole('heading', { name: end.text })).toBeVisible();
  });
});

test('Blog card image failure: shows the placeholder after a retry as WebP', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/img\/posts\/5/, /Failed to load resource/);
  await page.route(/\/img\/posts\/5-/, (route) => route.abort());
  await visit(page, '/blog');
  const card = list(page).getByRole('listitem').filter({ hasText: title });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('img')).toHaveAttribute('src', /\/img\/placeholder\/tour-/);
});

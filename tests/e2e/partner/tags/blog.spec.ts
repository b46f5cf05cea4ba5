import { tour } from '#content/tour-brooklyn-heights';
import { items as questions } from '#content/faq-contact';
import { posts } from '#content/posts';
import { stopClock } from '../../../helpers/clock';
import { allHydrated } from '../../../helpers/tags';
import { origins } from '../../../helpers/origins';
import { expect, test } from '../../fixtures';

/** The title of a post. */
const titleOf = (wanted: number) => posts.find(({ id }) => id === wanted)!.title;

test('links to our site and requests only from our origin on a partner page', async ({ page, openHost }) => {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).origin));
  await openHost('<cat-blog partner="larkspur"><a href="/blog">Stories</a></cat-blog>');
  await expect(page.locator('cat-blog .post-card')).toHaveCount(posts.length);
  const link = page.getByRole('link', { name: titleOf(2) });
  await expect(link).toHaveAttribute('href', `${origins.site}/blog/2?partner=larkspur`);
  requested.delete(new URL(page.url()).origin);
  expect([...requested]).toEqual([origins.site]);
  expect(await page.evaluate(() => document.cookie + localStorage.length + sessionStorage.length)).toBe('00');
});

test('retries a story after 1 s and then offers "Try again"', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/post-7/, /ERR_FAILED/, /\[cat\] cat-blog: could not be fetched/);
  await openHost('<cat-blog inline></cat-blog>');
  let requested = 0;
  await page.route(/\/post-7\.js/, (route) => {
    requested++;
    return route.abort();
  });
  await allHydrated(page);
  await stopClock(page);
  await page.getByRole('link', { name: titleOf(7) }).click();
  await page.clock.runFor(50);
  await expect.poll(() => requested).toBe(1);
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.runFor(900);
  expect(requested).toBe(1);
  // The second begins when the page has noticed the failure.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return requested;
    })
    .toBe(2);
  await expect(page.getByText('This couldn’t be loaded.')).toBeVisible();
  await page.clock.resume();
  // The button back works although the story failed.
  await page.getByRole('button', { name: 'Back to all posts' }).click();
  await expect(page.getByRole('link', { name: titleOf(7) })).toBeFocused();
  await page.getByRole('link', { name: titleOf(7) }).click();
  await expect(page.getByText('This couldn’t be loaded.')).toBeVisible();
  await page.unroute(/\/post-7\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: titleOf(7) })).toBeFocused();
});

test('shows a short list under the strictest policy', async ({ page, openHost }) => {
  await openHost(
    '<cat-blog limit="3" compact></cat-blog><cat-faq topic="contact"></cat-faq><cat-site-search></cat-site-search>',
    {
      headers: {
        'Content-Security-Policy': `default-src 'none'; script-src ${origins.site}; img-src ${origins.site}; require-trusted-types-for 'script'`,
      },
    },
  );
  await allHydrated(page);
  await expect(page.locator('cat-blog .post-card')).toHaveCount(3);
  await expect(page.locator('cat-faq details')).toHaveCount(questions.length);
  await page.getByRole('searchbox', { name: 'Search the site' }).fill(tour.title);
  await expect(page.getByRole('link', { name: new RegExp(`^${tour.title}`) })).toHaveAttribute(
    'href',
    `${origins.site}/tours/brooklyn-heights`,
  );
});

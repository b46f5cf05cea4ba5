import { items as questions } from '#content/faq-contact';
import { posts } from '#content/posts';
import { stopClock } from '../../../helpers/clock';
import { allAlive } from '../../../helpers/tags';
import { origins } from '../../../helpers/origins';
import { expect, rare, test } from '../../fixtures';

test('The blog on a partner’s page leads to our site, and asks nobody else for anything', async ({
  page,
  openHost,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await openHost('<cat-blog partner="larkspur"><a href="/blog">Stories</a></cat-blog>');
  await expect(page.locator('cat-blog .post-card')).toHaveCount(posts.length);
  const link = page.getByRole('link', { name: /^Bodega Cats/ });
  await expect(link).toHaveAttribute('href', `${origins.site}/blog/2?partner=larkspur`);
  asked.delete(new URL(page.url()).origin);
  expect([...asked]).toEqual([origins.site]);
  expect(await page.evaluate(() => document.cookie + localStorage.length + sessionStorage.length)).toBe('00');
});

test('Where it is told to, it opens stories in place and leaves the page’s address and history alone', async ({
  page,
  openHost,
}) => {
  await openHost('<cat-blog inline></cat-blog>');
  const before = [page.url(), await page.evaluate(() => history.length)];
  await page.getByRole('link', { name: /^Rats, Paste/ }).click();
  await expect(page.getByRole('heading', { name: /^Rats, Paste/ })).toBeFocused();
  await expect(page.getByText('Mullett building')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Back to all posts' }).click();
  await expect(page.getByRole('link', { name: /^Rats, Paste/ })).toBeFocused();
  expect([page.url(), await page.evaluate(() => history.length)]).toEqual(before);
});

test(
  'A text that cannot be fetched is asked for once more after a second, then the visitor may try again',
  rare,
  async ({ page, openHost, consoleGuard }) => {
    consoleGuard.allow(/post-7/, /ERR_FAILED/, /\[cat\] cat-blog: could not be fetched/);
    await openHost('<cat-blog inline></cat-blog>');
    let asked = 0;
    await page.route(/\/post-7\.js/, (route) => {
      asked++;
      return route.abort();
    });
    await allAlive(page);
    await stopClock(page);
    await page.getByRole('link', { name: /^Rats, Paste/ }).click();
    await page.clock.runFor(50);
    await expect.poll(() => asked).toBe(1);
    await expect(page.getByText('Loading...')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByText('This couldn’t be loaded.')).toBeVisible();
    expect(asked).toBe(2);
    await page.clock.resume();
    // Nobody is kept with a story that does not come.
    await page.getByRole('button', { name: 'Back to all posts' }).click();
    await expect(page.getByRole('link', { name: /^Rats, Paste/ })).toBeFocused();
    await page.getByRole('link', { name: /^Rats, Paste/ }).click();
    await expect(page.getByText('This couldn’t be loaded.')).toBeVisible();
    await page.unroute(/\/post-7\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /^Rats, Paste/ })).toBeFocused();
  },
);

test('Under the strictest policy, as a short list', async ({ page, openHost }) => {
  await openHost(
    '<cat-blog limit="3" compact></cat-blog><cat-faq topic="contact"></cat-faq><cat-site-search></cat-site-search>',
    {
      headers: {
        'Content-Security-Policy': `default-src 'none'; script-src ${origins.site}; img-src ${origins.site}; require-trusted-types-for 'script'`,
      },
    },
  );
  await allAlive(page);
  await expect(page.locator('cat-blog .post-card')).toHaveCount(3);
  await expect(page.locator('cat-faq details')).toHaveCount(questions.length);
  await page.getByRole('searchbox', { name: 'Search the site' }).fill('brook');
  await expect(page.getByRole('link', { name: /^Brooklyn Heights Cat Tour/ })).toHaveAttribute(
    'href',
    `${origins.site}/tours/brooklyn-heights`,
  );
});

import type { Page } from '@playwright/test';
import { loaderScript, tagHtml } from '../../helpers/host-page';
import { origins } from '../../helpers/origins';
import { allAlive, titles, tourList, tourTitles } from '../../helpers/tags';
import { partnerPages } from '../../sandbox/partners/pages';
import { expect, test } from '../fixtures';

const oneFile = (tag: string) => `<script async src="${origins.site}/v1/${tag}.js"></script>`;

/** Notes the scripts of ours that a page asks for: their paths, without the hash of the code. */
function scriptsOf(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === origins.site && pathname.endsWith('.js')) asked.push(pathname.replace(/\/c\/\w+/, '/c/*'));
  });
  return () => asked;
}

test('The tour list in one file comes alive with one script, and credits the partner', async ({
  page,
  openHost,
}) => {
  const scripts = scriptsOf(page);
  await openHost(tagHtml('partner="larkspur"'), { head: oneFile('tour-list') });
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  expect(scripts()).toEqual(['/v1/tour-list.js']);
  const link = tourList(page).getByRole('link', { name: 'Reserve your spot' }).first();
  await expect(link).toHaveAttribute('href', /[?&]asn=larkspur&asn-ref=larkspur&ref=larkspur/);
});

test('Later parts without shared code come from their own addresses, all else is inside', async ({
  page,
  openHost,
}) => {
  const scripts = scriptsOf(page);
  await openHost(tagHtml('look="edition"'), { head: oneFile('tour-list') });
  await allAlive(page);
  // Words of a description, which are data that come with the first key.
  await tourList(page).getByRole('searchbox').pressSequentially('courthouse');
  await expect(titles(tourList(page))).toHaveText([tourTitles[0]!]);
  const events = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('cat-booking-start', (event) =>
          resolve((event as CustomEvent).detail.tour),
        ),
      ),
  );
  await tourList(page).getByRole('link', { name: 'Reserve your spot' }).click();
  expect(await events).toBe('brooklyn-heights');
  expect(scripts().filter((path) => path.startsWith('/c/'))).toEqual(['/c/*/tour-list-edition.js']);
});

test('Two such files and the loader run on one page with one Trusted Types policy', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  const policy = partnerPages.find(({ name }) => name === 'strict-csp')!.csp!(origins);
  expect(policy).toContain('trusted-types cat;');
  await openHost(
    tagHtml('partner="larkspur"') +
      tagHtml('partner="larkspur"', 'cat-reserve-button') +
      tagHtml('', 'cat-contact'),
    {
      head: oneFile('tour-list') + oneFile('reserve-button') + loaderScript + oneFile('tour-list'),
      headers: { 'content-security-policy': policy.replace('script-src', `script-src ${origins.services}`) },
    },
  );
  await allAlive(page);
  for (const link of [
    page.locator('cat-reserve-button').getByRole('link').first(),
    tourList(page).getByRole('link', { name: 'Reserve your spot' }).first(),
  ])
    await link.hover();
  await page.waitForLoadState('networkidle');
  expect(consoleGuard.ours()).toEqual([]);
  expect(consoleGuard.lines.filter((line) => line.startsWith('page error'))).toEqual([]);
});

test('The file runs with a query behind its address, and from a copy on another origin', async ({
  page,
  openHost,
  request,
}) => {
  await openHost(tagHtml(), { head: oneFile('tour-list').replace('.js', '.js?ver=1') });
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  const body = await (await request.get(`${origins.site}/v1/tour-list.js`)).text();
  await page.route('**/copied.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await openHost(tagHtml('look="edition"'), { head: '<script async src="/copied.js"></script>' });
  await allAlive(page);
  await tourList(page).getByRole('searchbox').pressSequentially('courthouse');
  await expect(titles(tourList(page))).toHaveText([tourTitles[0]!]);
});

test('A strict policy with Trusted Types lets the file run', async ({ page, openHost }) => {
  const policy = partnerPages.find(({ name }) => name === 'strict-csp')!.csp!(origins);
  await openHost(tagHtml(), { head: oneFile('tour-list'), headers: { 'content-security-policy': policy } });
  await expect(titles(tourList(page))).toHaveText(tourTitles);
});

test('The link stays where the file does not come', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/v1\/tour-list\.js/);
  await page.route('**/v1/tour-list.js', (route) => route.abort());
  await openHost(tagHtml(), { head: oneFile('tour-list') });
  await expect(page.getByRole('link', { name: 'Cat history walking tours' })).toBeVisible();
});

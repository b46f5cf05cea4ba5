import type { Page } from '@playwright/test';
import { messages } from '../../../../widgets/tour-list/messages';
import { loaderScript, tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { allHydrated, requestsEnded, titles, tourList, tourTitles } from '../../../helpers/tags';
import { partnerPages } from '../../../sandbox/partners/pages';
import { wordOf } from '../../../helpers/project/content';
import { expect, test } from '../../fixtures';

const oneFile = (tag: string) => `<script async src="${origins.site}/v1/${tag}.js"></script>`;

/** Records the paths of our scripts that a page requests, without the hash of the code. */
function scriptsOf(page: Page): () => string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === origins.site && pathname.endsWith('.js'))
      requested.push(pathname.replace(/\/c\/\w+/, '/c/*'));
  });
  return () => requested;
}

test('hydrates the tour list with one request and credits the partner', async ({ page, openHost }) => {
  const scripts = scriptsOf(page);
  await openHost(tagHtml('partner="larkspur"'), { head: oneFile('tour-list') });
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  expect(scripts()).toEqual(['/v1/tour-list.js']);
  const link = tourList(page).getByRole('link', { name: 'Reserve your spot' }).first();
  await expect(link).toHaveAttribute('href', /[?&]asn=larkspur&asn-ref=larkspur&ref=larkspur/);
});

test('shows its signs on a page of another encoding', async ({ page, openHost }) => {
  const script = `${origins.site}/v1/tour-list.js`;
  await page.route(script, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'application/javascript' } });
  });
  await openHost(tagHtml(), { head: `<script charset="windows-1252" src="${script}"></script>` });
  await expect(tourList(page).getByRole('searchbox')).toHaveAttribute('placeholder', messages.example);
});

test('requests only parts without shared code', async ({ page, openHost }) => {
  const scripts = scriptsOf(page);
  await openHost(tagHtml('look="edition"'), { head: oneFile('tour-list') });
  await allHydrated(page);
  // A word of a description; descriptions load on the first key.
  await tourList(page).getByRole('searchbox').pressSequentially(wordOf('brooklyn-heights'));
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

test('runs next to another file and the loader with one Trusted Types policy', async ({
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
      headers: { 'content-security-policy': policy.replace('script-src', `script-src ${origins.booking}`) },
    },
  );
  await allHydrated(page);
  for (const link of [
    page.locator('cat-reserve-button').getByRole('link').first(),
    tourList(page).getByRole('link', { name: 'Reserve your spot' }).first(),
  ])
    await link.hover();
  await requestsEnded(page);
  expect(consoleGuard.productLines()).toEqual([]);
  expect(consoleGuard.lines.filter((line) => line.startsWith('page error'))).toEqual([]);
});

test('runs with a query in its address and from a copy on another origin', async ({
  page,
  openHost,
  request,
}) => {
  await openHost(tagHtml(), { head: oneFile('tour-list').replace('.js', '.js?ver=1') });
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  const body = await (await request.get(`${origins.site}/v1/tour-list.js`)).text();
  await page.route('**/copied.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await openHost(tagHtml('look="edition"'), { head: '<script async src="/copied.js"></script>' });
  await allHydrated(page);
  await tourList(page).getByRole('searchbox').pressSequentially(wordOf('brooklyn-heights'));
  await expect(titles(tourList(page))).toHaveText([tourTitles[0]!]);
});

test('keeps the link when the file does not load', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(/v1\/tour-list\.js/);
  await page.route('**/v1/tour-list.js', (route) => route.abort());
  await openHost(tagHtml(), { head: oneFile('tour-list') });
  await expect(page.getByRole('link', { name: 'Cat history walking tours' })).toBeVisible();
});

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

test('Two such files and the loader run on one page', async ({ page, openHost, consoleGuard }) => {
  await openHost(
    tagHtml('partner="larkspur"') +
      tagHtml('partner="larkspur"', 'cat-price-calculator') +
      tagHtml('', 'cat-contact'),
    { head: oneFile('tour-list') + oneFile('price-calculator') + loaderScript },
  );
  await allAlive(page);
  expect(consoleGuard.ours()).toEqual([]);
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

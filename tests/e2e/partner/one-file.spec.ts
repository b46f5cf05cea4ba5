import { readdirSync, readFileSync } from 'node:fs';
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

test('What comes later runs on what the file has brought', async ({ page, openHost }) => {
  const scripts = scriptsOf(page);
  await openHost(tagHtml('look="edition"'), { head: oneFile('tour-list') });
  await allAlive(page);
  // Words of a description, which are data that come with the first key.
  await tourList(page).getByRole('searchbox').pressSequentially('courthouse');
  await expect(titles(tourList(page))).toHaveText([tourTitles[0]!]);
  // The press books through a chunk that imports the runtime and the kit.
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
  expect(scripts()).toEqual(expect.arrayContaining(['/c/*-one/booking.js', '/c/*-one/tour-list-edition.js']));
  // Nothing from where the loader's own tags have their code: that would be a second runtime.
  expect(scripts().filter((path) => path.startsWith('/c/*/'))).toEqual([]);
});

test('Two such files and the loader on one page share one runtime, whichever came first', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  const scripts = scriptsOf(page);
  await openHost(
    tagHtml('partner="larkspur"') +
      tagHtml('partner="larkspur"', 'cat-price-calculator') +
      tagHtml('', 'cat-contact'),
    { head: oneFile('tour-list') + oneFile('price-calculator') + loaderScript },
  );
  await allAlive(page);
  const folders = new Set(scripts().flatMap((path) => /^\/c\/[^/]+/.exec(path) ?? []));
  expect(folders.size).toBe(1);
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

test('A chunk of another tag that fails once is asked for again, in the same folder', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/kit\.js/);
  const scripts = scriptsOf(page);
  await page.route('**/c/*-one/kit.js', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await openHost(tagHtml() + tagHtml('', 'cat-price-calculator'), { head: oneFile('tour-list') });
  await allAlive(page);
  const kit = scripts().filter((path) => path.endsWith('/kit.js'));
  expect(kit.length).toBeGreaterThan(1);
  expect(kit.filter((path) => !path.endsWith('/c/*-one/kit.js'))).toEqual([]);
});

test('The guide for partners names every tag that has such a file, and no other', () => {
  const built = readdirSync('dist/v1').flatMap((file) => /^(?!loader)([\w-]+)\.js$/.exec(file)?.[1] ?? []);
  const guide = readFileSync('loader/README.md', 'utf8');
  const [sentence = ''] = /There is such a file for each tag[^:]+:[^.]+\./.exec(guide) ?? [];
  expect([...sentence.matchAll(/`([\w-]+)`/g)].map(([, tag]) => tag)).toEqual(built.sort());
});

import { loaderScript, tagHtml } from '../../../../helpers/host-page';
import { origins } from '../../../../helpers/origins';
import { titles, tourList, tourTitles } from '../../../../helpers/tags';
import { wordOf } from '../../../../helpers/project/content';
import { expect, test } from '../../../fixtures';

const globals = [
  'cat-tours',
  'customElements',
  'IntersectionObserver',
  'MutationObserver',
  'console',
  'URL',
  'location',
];
const privateNames = ['FH', 'found', 'query', 'guests', 'title-brooklyn-heights', 'trustedTypes', 'cat'];

test('works next to elements whose ids clobber globals', async ({ page, openHost, consoleGuard }) => {
  const awkward = [...globals, ...privateNames].map(
    (id) => `<form id="${id}"><input name="attributes"><input name="id"></form>`,
  );
  await openHost(awkward.join('') + tagHtml());
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await page.getByRole('searchbox').fill(wordOf('lower-east-side'));
  await expect(titles(tourList(page))).toHaveText([tourTitles[2]]);
  expect(consoleGuard.lines).toEqual([]);
});

test('loads scripts from our origin when a picture is named currentScript', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const elsewhere = `${origins.services}/favicon.svg`;
  await openHost(`<img name="currentScript" src="${elsewhere}" alt="">${tagHtml()}`, {
    head: '',
  });
  await page.evaluate((src) => {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
  }, `${origins.site}/loader.js`);
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  expect(requested.filter((url) => url.startsWith(origins.services))).toEqual([elsewhere]);
  expect(consoleGuard.lines).toEqual([]);
});

test('credits the partner when a script has extended Object.prototype', async ({ page, openHost }) => {
  await openHost(tagHtml('partner="larkspur"'), {
    head: `<script>Object.assign(Object.prototype, { network: 'evil', campaign: 'evil' })</script>${loaderScript}`,
  });
  const link = tourList(page).getByRole('link', { name: 'Reserve your spot' }).first();
  await expect(link).toHaveAttribute('href', /&asn=larkspur&asn-ref=larkspur&ref=larkspur$/);
});

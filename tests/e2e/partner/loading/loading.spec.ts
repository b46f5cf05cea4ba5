import { home } from '#content/gallery';
import { delayChunks } from '../../../helpers/delay-requests';
import { loaderScript, prerenderedSnippet, snippetHtml, tagHtml } from '../../../helpers/host-page';
import { origins } from '../../../helpers/origins';
import { allHydrated, titles, tourList, tourTitles, waitUntilMounted } from '../../../helpers/tags';
import { listen } from '../../../../site/serve/http';
import { expect, test } from '../../fixtures';

test('requests runtime, chunk and data of an element in parallel', async ({ page, openHost }) => {
  const held = await delayChunks(page);
  await openHost(snippetHtml('cat-tour-list'), { head: '', waitUntil: 'commit' });
  await expect.poll(held.names).toEqual(['data of tour-list', 'runtime', 'tour-list']);
  held.release();
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  expect(held.names()).toEqual(['data of tour-list', 'runtime', 'tour-list']);
});

test('requests each chunk once for many elements', async ({ page, openHost }) => {
  const held = await delayChunks(page);
  held.release();
  const many = tagHtml().repeat(5) + tagHtml('', 'cat-price-calculator').repeat(5);
  await openHost(many, { head: loaderScript.repeat(3) });
  await allHydrated(page);
  expect(held.names()).toEqual([...new Set(held.names())]);
  expect(held.names()).toEqual(expect.arrayContaining(['price-calculator', 'runtime', 'tour-list']));
});

test('requests nothing on a page without elements', async ({ page, openHost }) => {
  const held = await delayChunks(page);
  await openHost('<p>No widget, but <cat-flap>another element</cat-flap></p>');
  await page.waitForFunction(() => Symbol.for('cat-tours') in window);
  expect(held.names()).toEqual([]);
});

const below = `<div style="height: 5000px"></div>${tagHtml('loading="lazy"')}`;

test('loads a lazy element when it comes near the window', async ({ page, openHost }) => {
  const held = await delayChunks(page);
  held.release();
  await openHost(`<p>Above the fold</p>${below}`);
  await page.waitForFunction(() => Symbol.for('cat-tours') in window);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(held.names()).toEqual([]);
  await page.evaluate(() => scrollTo(0, 4000));
  await allHydrated(page);
  expect(held.names()).toEqual(['data of tour-list', 'runtime', 'tour-list']);
});

for (const [kind, markup] of [
  ['a deferred script', `<script defer src="${origins.site}/loader.js"></script>`],
  ['a module', `<script type="module" src="${origins.site}/loader.js"></script>`],
  ['the script of one major version', `<script async src="${origins.site}/v1/loader.js"></script>`],
]) {
  test(`runs as ${kind}`, async ({ page, openHost }) => {
    await openHost(tagHtml(), { head: markup });
    await allHydrated(page);
  });
}

test('waits for the rest of a prerendered element before it hydrates', async ({ page }) => {
  const snippet = await prerenderedSnippet('cat-gallery');
  const html = `<!doctype html><html lang="en"><title>Slow</title><body>${snippet}</body></html>`;
  const half = html.indexOf('data-id="6"');
  let sendRest = () => {};
  const server = await listen(
    ({ url, res }) => {
      if (url.pathname !== '/') return void res.writeHead(204).end();
      res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      res.write(html.slice(0, half));
      sendRest = () => void res.end(html.slice(half));
    },
    0,
    'any port',
  );
  await page.goto(server.origin, { waitUntil: 'commit' });
  await page.waitForFunction(() => customElements.get('cat-gallery'));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  sendRest();
  await page.waitForLoadState();
  const pictures = page.locator('cat-gallery').getByRole('listitem');
  await expect(pictures).toHaveCount(home.length);
  await expect(page.locator('cat-gallery').getByText('Tours by')).toHaveCount(1);
  await waitUntilMounted(page.locator('cat-gallery'));
  await pictures.last().getByRole('link').click();
  await expect(page.locator('cat-gallery .lightbox-count')).toHaveText(`${home.length} / ${home.length}`);
  await server.close();
});

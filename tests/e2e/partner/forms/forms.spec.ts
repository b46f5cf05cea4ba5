import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { reactText } from '../../../../loader/frameworks';
import {
  divSnippet,
  frameSnippet,
  oneLineSnippet,
  plainLinks,
  snippet,
  type Widget,
} from '../../../../loader/snippet';
import { tagManagerText } from '../../../../loader/tag-manager';
import { tourDoors } from '../../../../site/prerender/html/tour-doors';
import { linksOfTags } from '../../../helpers/links';
import { origins } from '../../../helpers/origins';
import { allAlive, titles, tourList, tourTitles } from '../../../helpers/tags';
import { expect, test } from '../../fixtures';

const names = { partner: 'larkspur', network: 'fhdn', campaign: 'lobby' };
const CREDIT = /&asn=fhdn&asn-ref=larkspur&ref=lobby$/;
const widget: Widget = {
  tag: 'cat-tour-list',
  site: origins.site,
  ...names,
  options: { layout: 'list', 'no-search': true },
  style: '--cat-accent: #17573f',
  doors: tourDoors(names),
};

/** Expects that the tag is alive, as it was asked to be, and that whatever leads out of it says who sent the guest. */
async function expectCredited(page: Page): Promise<void> {
  await allAlive(page);
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  await expect(tourList(page).getByRole('searchbox')).toHaveCount(0);
  const links = await linksOfTags(page);
  expect(links.length).toBeGreaterThan(7);
  for (const { href } of links)
    expect(href).toMatch(
      href.startsWith(origins.site) ? /partner=larkspur&network=fhdn&campaign=lobby/ : CREDIT,
    );
  const accent = await tourList(page)
    .getByRole('link', { name: 'Reserve your spot' })
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(accent).toBe('rgb(23, 87, 63)');
}

test('The lines as they are', async ({ page, openHost }) => {
  await openHost(snippet(widget), { head: '' });
  await expectCredited(page);
});

test('The lines with the loader of one major version', async ({ page, openHost }) => {
  await openHost(snippet({ ...widget, script: { path: '/v1/loader.js' } }), { head: '' });
  await expectCredited(page);
});

test('An exact version, whose hash the browser checks', async ({ page, openHost }) => {
  const site = 'https://catsabouttowntours.com';
  // A kept release knows the real site by name, which this machine stands in for.
  await page.route(`${site}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: origins.site + pathname + search }) });
  });
  const [[file, integrity] = []] = Object.entries(
    JSON.parse(readFileSync('dist/v/integrity.json', 'utf8')) as Record<string, string>,
  );
  const script = { path: `/${file!}`, integrity: integrity! };
  await openHost(snippet({ ...widget, site, script }), { head: '' });
  await allAlive(page);
  await expect(titles(tourList(page))).toHaveText(tourTitles);
  const link = tourList(page).getByRole('link', { name: 'Reserve your spot' }).first();
  await expect(link).toHaveAttribute('href', CREDIT);
});

test('A hash that does not fit: nothing runs, and the links stay', async ({
  page,
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/integrity/, /request failed/);
  const script = { path: '/v1/loader.js', integrity: `sha384-${'A'.repeat(64)}` };
  await openHost(snippet({ ...widget, script }), { head: '' });
  await expect(page.getByRole('link', { name: 'Lower East Side' })).toHaveAttribute('href', CREDIT);
  expect(await page.evaluate(() => Boolean(customElements.get('cat-tour-list')))).toBe(false);
});

test('One line, of which an editor has made a paragraph', async ({ page, openHost }) => {
  const line = oneLineSnippet(widget);
  // As WordPress does: what is between line ends is a paragraph.
  const paragraphs = line.split('\n').map((text) => `<p>${text}</p>`);
  expect(paragraphs).toHaveLength(1);
  await openHost(paragraphs.join(''), { head: '' });
  await expectCredited(page);
});

test('A div, from an editor that takes out tags it does not know', async ({ page, openHost }) => {
  const kept = divSnippet(widget).replaceAll(/<\/?cat-[^>]*>/g, '');
  await openHost(kept, { head: '' });
  await expectCredited(page);
  await expect(page.locator('[data-cat="tour-list"]')).toHaveCount(0);
});

test('A div that comes later, and one that means nothing of ours', async ({ page, openHost }) => {
  await openHost('<div data-cat="tabby" id="other">A cat</div>', { head: snippet(widget).split('\n')[0]! });
  await expect(page.locator('#other')).toHaveText('A cat');
  await page.evaluate((html) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    document.body.append(box);
  }, divSnippet(widget));
  await expectCredited(page);
  await expect(page.locator('#other')).toHaveAttribute('data-cat', 'tabby');
});

test('Links alone', async ({ page, openHost }) => {
  await openHost(plainLinks(widget), { head: '' });
  for (const place of ['Brooklyn Heights', 'Financial District', 'Lower East Side'])
    await expect(page.getByRole('link', { name: place })).toHaveAttribute('href', CREDIT);
  await page.getByRole('link', { name: 'Cat history walking tours' }).click();
  await expect(page).toHaveURL(`${origins.site}/tours?partner=larkspur&network=fhdn&campaign=lobby`);
});

test('A tag manager puts it into the place that the page keeps', async ({ page, openHost }) => {
  await openHost(`<div id="cat-tours"></div>${tagManagerText(widget)}`, { head: '' });
  await expectCredited(page);
  await expect(page.locator('#cat-tours > cat-tour-list')).toHaveCount(1);
});

test('A tag manager on a page without that place does nothing', async ({ page, openHost }) => {
  await openHost(`<p>Rooms</p>${tagManagerText(widget)}`, { head: '' });
  await expect(page.locator('cat-tour-list, script[src]')).toHaveCount(0);
});

test('A React component', async ({ page, openHost }) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `${reactText(widget)}
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(<CatTours />);`,
      resolveDir: '.',
      loader: 'jsx',
    },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await openHost(`<div id="root"></div><script type="module">${outputFiles[0]!.text}</script>`, { head: '' });
  await expectCredited(page);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each form that is HTML leaves links that credit the partner', async ({ page, openHost }) => {
    for (const form of [snippet, oneLineSnippet, divSnippet, plainLinks]) {
      await openHost(form(widget), { head: '' });
      await expect(page.getByRole('link', { name: 'Brooklyn Heights' })).toHaveAttribute('href', CREDIT);
    }
  });
});

test.describe('A frame', () => {
  const inFrame = (page: Page) => page.frameLocator('iframe');

  test('is as high as what is in it, and credits the partner', async ({ page, openHost }) => {
    await openHost(frameSnippet(widget), { head: '' });
    const list = inFrame(page).locator('cat-tour-list');
    await expect(list.getByRole('listitem').getByRole('heading').getByRole('link')).toHaveText(tourTitles);
    for (const link of await list.getByRole('link', { name: 'Reserve your spot' }).all())
      await expect(link).toHaveAttribute('href', CREDIT);
    const heights = () =>
      Promise.all([
        page.locator('iframe').evaluate((frame) => frame.clientHeight),
        list.evaluate((tag) => Math.ceil(tag.getBoundingClientRect().height)),
      ]);
    await expect.poll(async () => (await heights())[0] - (await heights())[1]).toBe(0);
    expect((await heights())[0]).not.toBe(700);
  });

  test('opens bookings in a tab, without the provider’s script, and our pages in place of the page around it', async ({
    page,
    openHost,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openHost(
      frameSnippet({
        ...widget,
        tag: 'cat-reserve-button',
        options: { 'item-id': '562630', lightframe: true },
      }),
      {
        head: '',
      },
    );
    const tab = context.waitForEvent('page');
    await inFrame(page).locator('cat-reserve-button').getByRole('link').click();
    expect((await tab).url()).toMatch(CREDIT);
    expect(asked.filter((url) => url.startsWith(origins.services))).toEqual([]);
    await openHost(frameSnippet(widget), { head: '' });
    await inFrame(page).locator('cat-tour-list').getByRole('heading').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/tours\/brooklyn-heights\?partner=larkspur/);
  });

  test('keeps nothing and sets no cookie', async ({ page, openHost, context }) => {
    await openHost(frameSnippet(widget), { head: '' });
    await expect(inFrame(page).locator('cat-tour-list').getByRole('listitem').first()).toBeVisible();
    const frame = page.frames().find((one) => one.url().startsWith(origins.site))!;
    expect(await frame.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });

  test('takes from its address what the tag knows, and nothing else', async ({ page }) => {
    await page.goto(
      `${origins.site}/embed/tour-list?layout=list&home=&onclick=alert(1)&style=color:red&id=x`,
    );
    const tag = page.locator('cat-tour-list');
    await expect(tag).toHaveAttribute('layout', 'list');
    for (const name of ['home', 'onclick', 'style', 'id']) await expect(tag).not.toHaveAttribute(name);
  });

  test('stays as high as it is for messages of strangers', async ({ page, openHost }) => {
    const stranger = `<iframe id="stranger" srcdoc="<script>parent.postMessage({type:'cat-height',tag:'cat-tour-list',height:5},'*')</script>"></iframe>`;
    await openHost(frameSnippet(widget) + stranger, { head: '' });
    const ours = page.locator('iframe').first();
    await expect.poll(() => ours.evaluate((frame) => frame.clientHeight)).not.toBe(700);
    const height = await ours.evaluate((frame) => frame.clientHeight);
    await page.evaluate(() => postMessage({ type: 'cat-height', tag: 'cat-tour-list', height: 5 }, '*'));
    await page
      .frames()
      .find((one) => one.url().startsWith(origins.site))!
      .evaluate(() => {
        for (const wrong of [-1, 'x', Number.NaN, null])
          parent.postMessage({ type: 'cat-height', tag: 'cat-tour-list', height: wrong }, '*');
      });
    // Whatever was sent before this has been heard.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await ours.evaluate((frame) => frame.clientHeight)).toBe(height);
    expect(await page.locator('#stranger').evaluate((frame) => frame.clientHeight)).toBe(150);
  });

  test('tells its height to a script that comes later', async ({ page, openHost }) => {
    const [frame, script] = frameSnippet(widget).split('\n');
    await openHost(frame!, { head: '' });
    await expect(inFrame(page).locator('cat-tour-list').getByRole('listitem').first()).toBeVisible();
    await page.evaluate((html) => {
      const { src } = new DOMParser().parseFromString(html, 'text/html').querySelector('script')!;
      document.head.append(Object.assign(document.createElement('script'), { src }));
    }, script!);
    await expect.poll(() => page.locator('iframe').evaluate((one) => one.clientHeight)).not.toBe(700);
  });

  test('is allowed for these pages alone, and they are kept out of search results', async ({ request }) => {
    const headers = async (path: string) => (await request.get(origins.site + path)).headers();
    const framed = await headers('/embed/tour-list');
    expect(framed['content-security-policy']).toMatch(/frame-ancestors \*$/);
    expect(framed['content-security-policy']).not.toMatch(/script-src[^;]*fareharbor|frame-ancestors 'self'/);
    expect(framed['x-robots-tag']).toBe('noindex');
    for (const path of ['/', '/partners', '/tours', '/embed'])
      expect((await headers(path))['content-security-policy'] ?? "frame-ancestors 'self'", path).toMatch(
        /frame-ancestors 'self'/,
      );
    expect(await (await request.get(`${origins.site}/sitemap.xml`)).text()).not.toContain('/embed');
  });
});

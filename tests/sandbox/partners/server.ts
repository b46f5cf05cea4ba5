import { PARTNER_PLACEHOLDER } from '../../../loader/snippet';
import { readFile } from 'node:fs/promises';
import { html, type Html } from '../html';
import { send, sendHtml, sendJson, sendText, type Call, type Handler } from '../http';
import type { Origins } from '../ports';
import { mimeType } from '../site/mime';
import { hostFile } from './host-css';
import { sendOtherVersion } from './other-version';
import { partnerPages, type PartnerPage } from './pages';
import { renderPage, withStage } from './template';

/** Pages of other people's sites that show our tags; `/` lists them, `/api/pages.json` does for tests. */
export function partnersHandler(origins: Origins): Handler {
  return async (call) => {
    const path = call.url.pathname;
    if (path === '/') return sendHtml(call, 200, index());
    if (path === '/api/pages.json') return sendJson(call, 200, pageList(origins));
    const page = partnerPages.find(({ name }) => path === `/${name}`);
    if (page) return sendPage(call, page, origins);
    const file = hostFile(path);
    if (file) return send(call, 200, mimeType(path), await file());
    if (path === '/copy/loader.js') return sendCopy(call, origins.site);
    if (path === '/favicon.ico') return sendAsset(call, 'favicon.svg');
    if (/^\/host\/[\w-]+\.(css|js|svg)$/.test(path)) return sendAsset(call, path.slice(6));
    // What is no page and no file of a host here belongs to the other version of the loader.
    if (/\.\w+$/.test(path)) return sendOtherVersion(call, origins);
    sendText(call, 404, 'Not found');
  };
}

async function sendPage(call: Call, page: PartnerPage, origins: Origins): Promise<void> {
  const more: Record<string, string> = { ...page.values };
  if (page.name === 'declarative') {
    const snippet = await askForSnippet(origins.site);
    if (snippet === undefined)
      return sendText(call, 502, `${origins.site}/snippets/tour-list.html is missing`);
    more['SNIPPET'] = snippet;
  }
  if (page.csp) call.res.setHeader('content-security-policy', page.csp(origins));
  sendHtml(
    call,
    200,
    withStage(await renderPage(page.file ?? page.name, origins, more), call.url.searchParams),
  );
}

/** The snippet as a partner would paste it, from the built site; the loader is added if it brings none. */
async function askForSnippet(site: string): Promise<string | undefined> {
  const answer = await fetch(`${site}/snippets/tour-list.html`);
  if (!answer.ok) return undefined;
  // As its instructions say: the own short name wherever the placeholder is.
  const snippet = (await answer.text()).replaceAll(PARTNER_PLACEHOLDER, 'larkspur');
  return snippet.includes('loader') ? snippet : `<script async src="${site}/loader.js"></script>\n${snippet}`;
}

/** The loader as the hotel has saved it, and nothing else of ours. */
async function sendCopy(call: Call, site: string): Promise<void> {
  const answer = await fetch(`${site}/loader.js`);
  send(call, answer.status, mimeType('.js'), await answer.text(), { 'cache-control': 'no-store' });
}

async function sendAsset(call: Call, name: string): Promise<void> {
  const bytes = await readFile(new URL(`assets/${name}`, import.meta.url)).catch(() => undefined);
  if (!bytes) return sendText(call, 404, 'Not found');
  send(call, 200, mimeType(name), bytes, { 'cache-control': 'no-store' });
}

const pageList = ({ partners }: Origins) =>
  partnerPages.map(({ name, line, loads }) => ({ name, line, loads, url: `${partners}/${name}` }));

const index = (): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Partner pages</title>
        <link rel="icon" href="/host/favicon.svg" />
        <link rel="stylesheet" href="/host/index.css" />
      </head>
      <body>
        <main>
          <h1>Partner pages</h1>
          <p>Our tags in other people's sites.</p>
          <ul>
            ${partnerPages.map(({ name, line }) => html`<li><a href="/${name}">${name}</a> ${line}</li>`)}
          </ul>
        </main>
      </body>
    </html> `;

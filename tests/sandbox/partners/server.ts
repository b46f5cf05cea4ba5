import { PARTNER_PLACEHOLDER } from '../../../loader/snippet';
import { readFile } from 'node:fs/promises';
import { html, type Html } from '../html';
import { send, sendHtml, sendText, type Call, type Handler } from '../../../site/serve/http';
import type { Origins } from '../../../site/serve/ports';
import { mimeType } from '../../../site/serve/static/mime';
import { hostFile } from './host-css';
import { sendOtherVersion } from './other-version';
import { partnerPages, type PartnerPage } from './pages';
import { renderPage, withStage } from './template';

/** Serves the partner pages; `/` lists them. */
export function partnersHandler(origins: Origins): Handler {
  return async (call) => {
    const path = call.url.pathname;
    if (path === '/') return sendHtml(call, 200, index());
    const page = partnerPages.find(({ name }) => path === `/${name}`);
    if (page) return sendPage(call, page, origins);
    const file = hostFile(path);
    if (file) return send(call, 200, mimeType(path), await file());
    if (path === '/copy/loader.js') return sendCopy(call, origins.site);
    if (path === '/favicon.ico') return sendAsset(call, 'favicon.svg');
    if (/^\/host\/[\w-]+\.(css|js|svg)$/.test(path)) return sendAsset(call, path.slice(6));
    // All other files belong to the second version of the loader.
    if (/\.\w+$/.test(path)) return sendOtherVersion(call, origins);
    sendText(call, 404, 'Not found');
  };
}

async function sendPage(call: Call, page: PartnerPage, origins: Origins): Promise<void> {
  const more: Record<string, string> = {};
  if (page.name === 'declarative') {
    const snippet = await fetchSnippet(origins.site);
    if (snippet === undefined)
      return sendText(call, 502, `${origins.site}/snippets/tour-list.html is missing`);
    more['SNIPPET'] = snippet;
  }
  if (page.csp) call.res.setHeader('content-security-policy', page.csp(origins));
  sendHtml(call, 200, withStage(await renderPage(page.name, origins, more), call.url.searchParams));
}

/** Returns the prerendered snippet of the built site, with the loader. */
async function fetchSnippet(site: string): Promise<string | undefined> {
  const answer = await fetch(`${site}/snippets/tour-list.html`);
  if (!answer.ok) return undefined;
  const snippet = (await answer.text()).replaceAll(PARTNER_PLACEHOLDER, 'larkspur');
  return snippet.includes('loader') ? snippet : `<script async src="${site}/loader.js"></script>\n${snippet}`;
}

/** Serves a copy of the loader. */
async function sendCopy(call: Call, site: string): Promise<void> {
  const answer = await fetch(`${site}/loader.js`);
  send(call, answer.status, mimeType('.js'), await answer.text(), { 'cache-control': 'no-store' });
}

async function sendAsset(call: Call, name: string): Promise<void> {
  const bytes = await readFile(new URL(`assets/${name}`, import.meta.url)).catch(() => undefined);
  if (!bytes) return sendText(call, 404, 'Not found');
  send(call, 200, mimeType(name), bytes, { 'cache-control': 'no-store' });
}

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
          <ul>
            ${partnerPages.map(({ name, line }) => html`<li><a href="/${name}">${name}</a> ${line}</li>`)}
          </ul>
        </main>
      </body>
    </html> `;

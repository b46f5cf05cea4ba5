import type { Page } from '@playwright/test';
import { divSnippet, PARTNER_PLACEHOLDER, snippet, type Widget } from '../../loader/snippet';
import { tourLinks } from '../../site/prerender/html/tour-links';
import { listen, sendHtml, sendText } from '../../site/serve/http';
import { origins } from './origins';

export const loaderScript = `<script async src="${origins.site}/loader.js"></script>`;

const widget = (tag: string, partner: string) => ({
  tag,
  site: origins.site,
  partner,
  bookingLinks: tourLinks({ partner }),
});

export const snippetHtml = (tag: string, partner = 'larkspur', options: Widget['options'] = {}): string =>
  snippet({ ...widget(tag, partner), options });

/** Returns the snippet with a `div` instead of the element. */
export const divSnippetHtml = (tag: string): string => divSnippet(widget(tag, 'larkspur'));

export async function prerenderedSnippet(tag: string): Promise<string> {
  const answer = await fetch(`${origins.site}/snippets/${tag.replace('cat-', '')}`);
  return (await answer.text()).replaceAll(PARTNER_PLACEHOLDER, 'larkspur');
}

/** Returns an element with its fallback link, without the loader. */
export const tagHtml = (attributes = '', tag = 'cat-tour-list'): string =>
  `<${tag} ${attributes}><a href="${origins.site}/tours">Cat history walking tours</a></${tag}>`;

export interface HostOptions {
  /** Markup for the head, the loader's script by default. */
  head?: string;
  headers?: Record<string, string>;
  lang?: string;
  waitUntil?: 'load' | 'domcontentloaded' | 'commit';
}

/** A partner's server on its own origin, with pages of one test. */
export interface HostServer {
  open(page: Page, body: string, options?: HostOptions): Promise<void>;
  close(): Promise<void>;
}

export async function startHost(): Promise<HostServer> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const server = await listen(
    (call) => {
      const found = pages.get(call.url.pathname);
      if (!found) return sendText(call, call.url.pathname === '/favicon.ico' ? 204 : 404, '');
      for (const [name, value] of Object.entries(found.headers)) call.res.setHeader(name, value);
      sendHtml(call, 200, found.html);
    },
    0,
    'any port',
  );
  return {
    close: server.close,
    async open(page, body, { head = loaderScript, headers = {}, lang = 'en', waitUntil = 'load' } = {}) {
      const html = `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>A partner's page</title>${head}</head>
<body>${body}</body>
</html>`;
      const path = `/page-${pages.size}`;
      pages.set(path, { html, headers });
      await page.goto(server.origin + path, { waitUntil });
    },
  };
}

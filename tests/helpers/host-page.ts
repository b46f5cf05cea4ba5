import type { Page } from '@playwright/test';
import { divSnippet, PARTNER_PLACEHOLDER, snippet, type Widget } from '../../loader/snippet';
import { tourDoors } from '../../site/prerender/html/tour-doors';
import { listen, sendHtml, sendText } from '../sandbox/http';
import { origins } from './origins';

/** The loader's script tag, as a partner pastes it. */
export const loaderScript = `<script async src="${origins.site}/loader.js"></script>`;

const widget = (tag: string, partner: string) => ({
  tag,
  site: origins.site,
  partner,
  doors: tourDoors({ partner }),
});

/** Returns what a partner pastes: the loader and one tag with its links. */
export const pasted = (tag: string, partner = 'larkspur', options: Widget['options'] = {}): string =>
  snippet({ ...widget(tag, partner), options });

/** Returns the same with a `div` in the tag's place. */
export const pastedDiv = (tag: string): string => divSnippet(widget(tag, 'larkspur'));

/** Returns what a partner pastes to have a tag painted at once, with the partner's name put in. */
export async function painted(tag: string): Promise<string> {
  const answer = await fetch(`${origins.site}/snippets/${tag.replace('cat-', '')}`);
  return (await answer.text()).replaceAll(PARTNER_PLACEHOLDER, 'larkspur');
}

/** A tag with its fallback link and any attributes, without the loader. */
export const tagHtml = (attributes = '', tag = 'cat-tour-list'): string =>
  `<${tag} ${attributes}><a href="${origins.site}/tours">Cat history walking tours</a></${tag}>`;

export interface HostOptions {
  /** Markup for the end of the head; the loader's script tag by default. */
  head?: string;
  headers?: Record<string, string>;
  /** Language of the page, English by default. */
  lang?: string;
  /** Option of `page.goto`. */
  waitUntil?: 'load' | 'domcontentloaded' | 'commit';
}

/** A partner's server, on an origin of its own, for pages that one test makes up. */
export interface HostServer {
  /** Shows a page with this body. */
  open(page: Page, body: string, options?: HostOptions): Promise<void>;
  close(): Promise<void>;
}

/** Starts the server on any free port. */
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

import { listen, send, sendHtml, sendText, type Call } from '../../site/serve/http';
import type { Origins } from '../../site/serve/ports';
import type { Check } from './check';
import { recorder } from './recorder';

/** Proxies of the site and the partner pages that add the recorder to every page. */
export interface Mirror {
  site: string;
  /** Prepares the next page and returns its address. */
  prepare(check: Check): string;
  /** Unexpected failures since then. */
  failures: string[];
  close(): Promise<void>;
}

const dropped =
  /^(content-encoding|content-length|transfer-encoding|connection|keep-alive|date|cache-control|etag|last-modified|strict-transport-security)$/;
const isText = (type: string) => /^text\/|json|javascript|xml|svg/.test(type);
const fresh = { 'cache-control': 'no-store' };

/** Starts both proxies in front of a running sandbox. */
export async function startMirror(origins: Origins): Promise<Mirror> {
  let check: Check;
  let failing = 0;
  const toMirror = (text: string) =>
    text.replaceAll(origins.site, mirror.site).replaceAll(origins.partners, partnerServer.origin);
  const withRecorder = (html: string) =>
    html.replace('<head>', `<head><script src="${mirror.site}/engines/recorder.js"></script>`);

  const forward = async (call: Call, origin: string) => {
    const { pathname, search } = call.url;
    if (check.fails?.file.test(pathname) && failing > 0) {
      failing -= 1;
      call.res.setHeader('access-control-allow-origin', '*');
      return sendText(call, 503, 'Fails on purpose');
    }
    const answer = await fetch(origin + pathname + search, { method: call.method, redirect: 'manual' });
    if (answer.status >= 400) mirror.failures.push(`${answer.status} ${pathname}`);
    for (const [name, value] of answer.headers)
      if (!dropped.test(name)) call.res.setHeader(name, toMirror(value));
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    if (!isText(type)) return send(call, answer.status, type, Buffer.from(await answer.arrayBuffer()), fresh);
    const text = toMirror(await answer.text());
    send(call, answer.status, type, type.includes('html') ? withRecorder(text) : text, fresh);
  };

  const siteServer = await listen(
    (call) => {
      if (call.url.pathname !== '/engines/recorder.js') return forward(call, origins.site);
      // esbuild's `__name` helper does not exist in pages.
      const script = `{ const __name = (value) => value; (${recorder.toString()})(); }`;
      send(call, 200, 'text/javascript', script, fresh);
    },
    0,
    '',
  );
  const partnerServer = await listen(
    (call) =>
      call.url.pathname === '/engines/page' && 'body' in check.at
        ? sendHtml(call, 200, withRecorder(pageWith(check.at.body, mirror.site)))
        : forward(call, origins.partners),
    0,
    '',
  );
  const mirror: Mirror = {
    site: siteServer.origin,
    failures: [],
    prepare(next) {
      check = next;
      failing = next.fails?.times ?? 0;
      mirror.failures = [];
      if ('site' in next.at) return mirror.site + next.at.site;
      return `${partnerServer.origin}/${'partner' in next.at ? next.at.partner : 'engines/page'}`;
    },
    close: async () => void (await Promise.all([siteServer.close(), partnerServer.close()])),
  };
  return mirror;
}

const pageWith = (body: string, site: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A partner's page</title><link rel="icon" href="/host/favicon.svg"></head>
<body>${body.replaceAll('{{LOADER}}', `<script async src="${site}/loader.js"></script>`)}</body>
</html>`;

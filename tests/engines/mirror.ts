import { listen, send, sendHtml, sendText, type Call } from '../sandbox/http';
import type { Origins } from '../sandbox/ports';
import { recorder } from './recorder';
import type { Check } from './check';

/** The site and the partners' pages once more, on ports of their own, with the recorder in every page. */
export interface Mirror {
  site: string;
  partners: string;
  /** Sets what the next page needs, forgets what was before, and gives its address. */
  prepare(check: Check): string;
  /** Answers since then that nobody asked to fail. */
  failures: string[];
  close(): Promise<void>;
}

const dropped =
  /^(content-encoding|content-length|transfer-encoding|connection|keep-alive|date|cache-control|etag|last-modified|strict-transport-security)$/;
const isText = (type: string) => /^text\/|json|javascript|xml|svg/.test(type);
const fresh = { 'cache-control': 'no-store' };

/** Starts both servers in front of a running sandbox. */
export async function startMirror(origins: Origins): Promise<Mirror> {
  let check: Check;
  let failing = 0;
  // Scripts of a watched page wait here until every node has been noted.
  let gate: { opened: Promise<void>; open(): void };

  const toMirror = (text: string) =>
    text.replaceAll(origins.site, mirror.site).replaceAll(origins.partners, mirror.partners);
  const withRecorder = (html: string) =>
    html.replace('<head>', `<head><script src="${mirror.site}/engines/recorder.js"></script>`);
  // Told across origins: scripts that wait take up every connection to the site.
  const reportTo = () => (check.watch ? `${mirror.partners}/engines/captured` : '');
  const header = (name: string, value: string) =>
    name === 'content-security-policy' && check.watch
      ? toMirror(value).replace('connect-src', `connect-src ${mirror.partners}`)
      : toMirror(value);

  const forward = async (call: Call, origin: string) => {
    const { pathname, search } = call.url;
    if (pathname.endsWith('.js') && check.watch) await gate.opened;
    if (check.fails?.file.test(pathname) && failing > 0) {
      failing -= 1;
      call.res.setHeader('access-control-allow-origin', '*');
      return sendText(call, 503, 'Fails on purpose');
    }
    const answer = await fetch(origin + pathname + search, { method: call.method, redirect: 'manual' });
    if (answer.status >= 400) mirror.failures.push(`${answer.status} ${pathname}`);
    for (const [name, value] of answer.headers) {
      if (!dropped.test(name)) call.res.setHeader(name, header(name, value));
    }
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    if (!isText(type)) return send(call, answer.status, type, Buffer.from(await answer.arrayBuffer()), fresh);
    const text = toMirror(await answer.text());
    send(call, answer.status, type, type.includes('html') ? withRecorder(text) : text, fresh);
  };

  const siteServer = await listen(
    (call) => {
      if (call.url.pathname !== '/engines/recorder.js') return forward(call, origins.site);
      // The translator marks functions with their names through a helper of its own.
      const script = `{ const __name = (value) => value; (${recorder.toString()})(${JSON.stringify(reportTo())}); }`;
      send(call, 200, 'text/javascript', script, fresh);
    },
    0,
    '',
  );
  const partnerServer = await listen(
    (call) => {
      const path = call.url.pathname;
      if (path === '/engines/page' && 'body' in check.at) {
        return sendHtml(call, 200, withRecorder(pageWith(check.at.body, mirror.site)));
      }
      if (path !== '/engines/captured') return forward(call, origins.partners);
      gate.open();
      call.res.writeHead(204).end();
    },
    0,
    '',
  );

  const mirror: Mirror = {
    site: siteServer.origin,
    partners: partnerServer.origin,
    failures: [],
    prepare(next) {
      check = next;
      failing = next.fails?.times ?? 0;
      mirror.failures = [];
      let open = () => {};
      gate = { opened: new Promise((resolve) => (open = resolve)), open: () => open() };
      if ('site' in next.at) return mirror.site + next.at.site;
      return 'partner' in next.at
        ? `${mirror.partners}/${next.at.partner}`
        : `${mirror.partners}/engines/page`;
    },
    close: async () => void (await Promise.all([siteServer.close(), partnerServer.close()])),
  };
  return mirror;
}

const pageWith = (body: string, site: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A page of a partner</title>
<link rel="icon" href="/host/favicon.svg">
</head>
<body>${body.replaceAll('{{LOADER}}', `<script async src="${site}/loader.js"></script>`)}</body>
</html>`;

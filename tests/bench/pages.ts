import { listen, send, sendHtml, type RunningServer } from '../sandbox/http';
import type { Origins } from '../sandbox/ports';
import { siteHandler } from '../sandbox/site-server';
import type { Bundle } from './react-19/build';

export interface BenchPage {
  title: string;
  url: string;
}

/** The pages to be measured, and how to stop what serves them. */
export interface BenchPages {
  pages: BenchPage[];
  close(): Promise<void>;
}

/**
 * The plain partner page and `/tours` as they are; then the plain page without its calculator twice, once with our
 * loader and once with the bundle, from an origin of its own as ours is.
 * @param bundle left out where React could not be installed
 */
export async function servePages(origins: Origins, bundle?: Bundle): Promise<BenchPages> {
  const plain = await fetch(`${origins.partners}/plain`).then((answer) => answer.text());
  const alone = plain.replace(/<cat-price-calculator[\s\S]*?<\/cat-price-calculator>/g, '');
  const loader = /<script[^>]*src="[^"]*loader\.js"[^>]*><\/script>/;
  if (alone === plain || !loader.test(alone)) throw new Error('The plain partner page is not what it was.');

  const code = bundle && (await listen(siteHandler(bundle.folder), 0, ''));
  const withReact =
    code &&
    alone.replace(loader, `<script async type="module" src="${code.origin}${bundle.script}"></script>`);
  const host = await listen(
    async (call) => {
      const path = call.url.pathname;
      if (path === '/ours') return sendHtml(call, 200, alone);
      if (path === '/react' && withReact) return sendHtml(call, 200, withReact);
      const answer = await fetch(origins.partners + path);
      const type = answer.headers.get('content-type') ?? '';
      send(call, answer.status, type, Buffer.from(await answer.arrayBuffer()));
    },
    0,
    '',
  );
  const servers: RunningServer[] = code ? [host, code] : [host];
  return {
    pages: [
      { title: '/tours', url: `${origins.site}/tours` },
      { title: 'plain partner page', url: `${origins.partners}/plain` },
      { title: 'its tour lists, ours', url: `${host.origin}/ours` },
      ...(withReact ? [{ title: `the same, React ${bundle.version}`, url: `${host.origin}/react` }] : []),
    ],
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}

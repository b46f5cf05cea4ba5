import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Host {
  origin: string;
  close(): void;
}

/**
 * Serves the pages that a partner has built.
 * @param root folder with what the partner's bundler wrote, a folder each
 * @param html of a page's inside, by the page's name, where a server of the partner's has made it
 */
export function startHost(root: string, html: ReadonlyMap<string, string>): Promise<Host> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    if (pathname.endsWith('.js')) {
      response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(root + pathname));
      return;
    }
    const name = pathname.split('/').at(-1)!;
    const inside = searchParams.has('server') ? html.get(name)! : '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Hotel</title><link rel="icon" href="data:,">` +
        `<div id="app">${inside}</div><script type="module" src="${pathname}.js"></script></html>`,
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `http://localhost:${port}`, close: () => void server.close() });
    });
  });
}

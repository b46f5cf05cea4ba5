import { readFileSync } from 'node:fs';
import { listen, send, sendHtml, type RunningServer } from '../../site/serve/http';

/**
 * Serves a partner's built pages.
 * @param root folder of the partner's bundler, one folder per page
 * @param html server-rendered content by page
 */
export const startHost = (root: string, html: ReadonlyMap<string, string>): Promise<RunningServer> =>
  listen(
    (call) => {
      const { pathname, searchParams } = call.url;
      if (pathname.endsWith('.js')) return send(call, 200, 'text/javascript', readFileSync(root + pathname));
      const content = searchParams.has('server') ? html.get(pathname.split('/').at(-1)!)! : '';
      sendHtml(
        call,
        200,
        `<!doctype html><html lang="en"><title>Hotel</title><link rel="icon" href="data:,">` +
          `<div id="app">${content}</div><script type="module" src="${pathname}.js"></script></html>`,
      );
    },
    0,
    '',
  );

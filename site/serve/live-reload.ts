import type { ServerResponse } from 'node:http';
import { send, type Handler } from './http';

const EVENTS = '/live-reload';
/** URL of the script in pages during development. */
export const RELOADER = '/live-reload.js';

/**
 * Reloads after a reconnect, because the site may have changed, and shows errors. The editor does not reload: its own
 * saves cause the changes, and typed text would be lost.
 */
const script = `if (location.pathname !== '/admin/edit') {
const box = document.createElement('pre');
box.setAttribute('role', 'alert');
box.style.cssText = 'position:fixed;z-index:2147483647;inset:auto 0 0;max-height:80vh;overflow:auto;margin:0;padding:1rem;white-space:pre-wrap;font:14px/1.5 monospace;color:#fff;background:#8b1a0c';
const events = new EventSource('${EVENTS}');
let wasAway = false;
events.onerror = () => (wasAway = true);
events.onopen = () => wasAway && location.reload();
events.addEventListener('reload', () => location.reload());
events.addEventListener('failure', ({ data }) => {
  box.textContent = JSON.parse(data);
  document.body.append(box);
});
}
`;

interface LiveReload {
  /** Handles the connections of open pages, and passes other requests to another handler. */
  around(handler: Handler): Handler;
  reload(): void;
  /** Shows an error in every open page, and in those that open before the next reload. */
  showError(message: string): void;
}

/** Keeps a connection to every open page (server-sent events). */
export function liveReload(): LiveReload {
  const open = new Set<ServerResponse>();
  let error: string | undefined;
  const write = (res: ServerResponse, event: string, data = '') =>
    res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  return {
    around: (handler) => (call) => {
      const { res, url } = call;
      if (url.pathname === RELOADER) return send(call, 200, 'text/javascript; charset=utf-8', script);
      if (url.pathname !== EVENTS) return handler(call);
      res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      res.write('retry: 300\n\n');
      if (error !== undefined) write(res, 'failure', error);
      open.add(res);
      res.on('close', () => open.delete(res));
    },
    reload() {
      error = undefined;
      for (const res of open) write(res, 'reload');
    },
    showError(message) {
      error = message;
      for (const res of open) write(res, 'failure', message);
    },
  };
}

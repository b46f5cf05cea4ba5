import type { ServerResponse } from 'node:http';
import { send, type Handler } from './http';

const EVENTS = '/live-reload';
/** URL of the script in pages during development. */
export const RELOADER = '/live-reload.js';

/**
 * Reloads after a reconnect, because the site may have changed. The editor does not reload: its own saves cause the
 * changes, and typed text would be lost.
 */
const script = `if (location.pathname !== '/admin/edit') {
const events = new EventSource('${EVENTS}');
let wasAway = false;
events.onerror = () => (wasAway = true);
events.onopen = () => wasAway && location.reload();
events.onmessage = () => location.reload();
}
`;

export interface LiveReload {
  /** Handles the connections of open pages, and passes other requests to another handler. */
  around(handler: Handler): Handler;
  /** Reloads every open page. */
  reload(): void;
}

/** Keeps a connection to every open page (server-sent events). */
export function liveReload(): LiveReload {
  const open = new Set<ServerResponse>();
  return {
    around: (handler) => (call) => {
      const { res, url } = call;
      if (url.pathname === RELOADER) return send(call, 200, 'text/javascript; charset=utf-8', script);
      if (url.pathname !== EVENTS) return handler(call);
      res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      res.write('retry: 300\n\n');
      open.add(res);
      res.on('close', () => open.delete(res));
    },
    reload() {
      for (const res of open) res.write('data: changed\n\n');
    },
  };
}

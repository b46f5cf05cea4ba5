import type { ServerResponse } from 'node:http';
import { send, type Handler } from './http';

const EVENTS = '/live-reload';
/** Address of the script that pages hold in development. */
export const RELOADER = '/live-reload.js';

/**
 * A server that was away may have come back with another site. The editor stays: what it saves is the change, and what is
 * typed into its next form would be gone.
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
  /** Answers the open pages' questions whether to reload, and leaves every other request to another handler. */
  around(handler: Handler): Handler;
  /** Reloads every open page. */
  reload(): void;
}

/** Keeps a line to every page that is open in a browser. */
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

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request and its response. */
export interface Call {
  req: IncomingMessage;
  res: ServerResponse;
  method: string;
  url: URL;
}

export type Handler = (call: Call) => Promise<void> | void;

export interface RunningServer {
  /** `http://localhost:PORT`, without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts an HTTP server on this machine. Port 0 selects a free one.
 * @param variable environment variable named in the error when the port is in use or not allowed
 */
export async function listen(handler: Handler, port: number, variable: string): Promise<RunningServer> {
  const server = createServer((req, res) => void answer(handler, req, res));
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => reject(new Error(`${message}: set ${variable} to a free port.`)));
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends a complete response. Keeps headers that were set before. */
export function send(
  { res, method }: Call,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  res.writeHead(status, { 'content-type': type, 'content-length': String(bytes.length), ...headers });
  res.end(method === 'HEAD' ? undefined : bytes);
}

export const sendHtml = (call: Call, status: number, page: { toString(): string }) =>
  send(call, status, 'text/html; charset=utf-8', page.toString(), { 'cache-control': 'no-store' });

export const sendText = (call: Call, status: number, text: string) =>
  send(call, status, 'text/plain; charset=utf-8', text);

export const sendJson = (call: Call, status: number, value: unknown) =>
  send(call, status, 'application/json; charset=utf-8', JSON.stringify(value, null, 2), {
    'cache-control': 'no-store',
  });

async function answer(handler: Handler, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const method = req.method ?? 'GET';
  try {
    // `//example.com` would be parsed as another host.
    const url = new URL(`http://localhost${req.url?.startsWith('/') ? req.url : '/'}`);
    await handler({ req, res, method, url });
  } catch (error) {
    console.error(`${method} ${req.url}:`, error);
    if (res.headersSent) res.destroy();
    else res.writeHead(500, { connection: 'close' }).end();
  }
}

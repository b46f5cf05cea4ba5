import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request on its way through a sandbox server. */
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

export class BodyTooLarge extends Error {}

/**
 * Starts an HTTP server on both loopback addresses, so that `localhost` never reaches another program.
 * Port 0 takes any free one. Rejects with a one-line Error that names the port and the variable to set.
 */
export async function listen(handler: Handler, port: number, variable: string): Promise<RunningServer> {
  const first = await bind(handler, port, '127.0.0.1', variable);
  const used = (first.address() as AddressInfo).port;
  const servers = [first];
  try {
    servers.push(await bind(handler, used, '::1', variable));
  } catch (error) {
    if (!isMissingAddress(error)) {
      await stop(first);
      throw error;
    }
  }
  return {
    origin: `http://localhost:${used}`,
    close: async () => void (await Promise.all(servers.map(stop))),
  };
}

/** Sends a whole answer. Headers set earlier on the response are kept. */
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

/** Reads a request's whole body as text; rejects with BodyTooLarge past `limit` bytes (1 MB). */
export async function readBody(req: IncomingMessage, limit = 1_000_000): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) throw new BodyTooLarge(`More than ${limit} bytes were sent.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function bind(handler: Handler, port: number, host: string, variable: string): Promise<Server> {
  const server = createServer((req, res) => void answer(handler, req, res));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, variable)));
    server.listen(port, host, () => resolve(server));
  });
}

async function answer(handler: Handler, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const method = req.method ?? 'GET';
  try {
    // A path such as `//elsewhere` must not be read as another host.
    const url = new URL(`http://localhost${req.url?.startsWith('/') ? req.url : '/'}`);
    await handler({ req, res, method, url });
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) console.error(`sandbox: ${method} ${req.url}:`, error);
    if (res.headersSent) res.destroy();
    else res.writeHead(error instanceof BodyTooLarge ? 413 : 500, { connection: 'close' }).end();
  }
}

function explain(error: NodeJS.ErrnoException, port: number, variable: string): Error {
  const advice = `set ${variable} to a free port`;
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use: stop the program that uses it, or ${advice}.`, {
      cause: error,
    });
  }
  if (error.code === 'EACCES') return new Error(`Port ${port} is not allowed: ${advice}.`, { cause: error });
  return error;
}

/** True on a machine without IPv6, where one loopback address is all there is. */
function isMissingAddress(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT' || code === 'EINVAL';
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

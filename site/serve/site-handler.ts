import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { send, sendText, type Call, type Handler } from './http';
import { chooseEncoding, encoded } from './static/encoding';
import { isFile, resolveFile } from './static/files';
import { headersFor, redirectFor } from './static/host-rules';
import { isCompressible, mimeType } from './static/mime';

/**
 * Serves a built site like Cloudflare Pages or Netlify: `_redirects` first, then files, then `404.html`, with the headers
 * of `_headers`. Answers with an explanation if the folder does not exist.
 * @param script URL of a script to append to every page, during development, when nothing is cached
 */
export function siteHandler(folder: string, { script }: { script?: string } = {}): Handler {
  // Read for every request, so that a rebuild needs no restart. Missing before the first build.
  const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '');

  return async (call) => {
    const { method, res, url } = call;
    for (const [name, value] of Object.entries(headersFor(await read('_headers'), url.pathname))) {
      res.setHeader(name, value);
    }
    if (script) res.setHeader('cache-control', 'no-store');
    if (method !== 'GET' && method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      return sendText(call, 405, 'Only GET and HEAD are answered here.');
    }
    const target = redirectFor(await read('_redirects'), url.pathname);
    if (target) return redirectTo(call, 301, target + url.search);

    const wanted = decode(url.pathname);
    const found = wanted === undefined ? undefined : await resolveFile(folder, wanted);
    if (found && 'redirect' in found) return redirectTo(call, 308, encodeURI(found.redirect) + url.search);
    return found ? sendFile(call, 200, found.file, script) : sendNotFound(call, folder, script);
  };
}

function redirectTo(call: Call, status: number, location: string): void {
  call.res.setHeader('location', location);
  sendText(call, status, `See ${location}`);
}

async function sendNotFound(call: Call, folder: string, script?: string): Promise<void> {
  // As on Cloudflare Pages: a 404 must not be cached, whatever `_headers` says.
  call.res.setHeader('cache-control', 'no-store');
  const page = path.join(folder, '404.html');
  if (await isFile(page)) return sendFile(call, 404, page, script);
  const isBuilt = await isFile(path.join(folder, 'index.html'));
  sendText(
    call,
    isBuilt ? 404 : 503,
    isBuilt ? 'Not found' : 'The site is not built. Run npm start, or wait until it is ready.',
  );
}

async function sendFile(call: Call, status: number, file: string, script?: string): Promise<void> {
  const { req, res } = call;
  const type = mimeType(file);
  const addition = script && file.endsWith('.html') ? `<script src="${script}"></script>\n` : '';
  const isCompressed = isCompressible(type) && !addition;
  const encoding = isCompressed ? chooseEncoding(req.headers['accept-encoding']) : undefined;
  const bytes = encoding
    ? await encoded(file, encoding)
    : Buffer.concat([await readFile(file), Buffer.from(addition)]);
  const tag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;

  if (isCompressible(type)) res.appendHeader('vary', 'Accept-Encoding');
  if (!res.hasHeader('cache-control')) res.setHeader('cache-control', 'public, max-age=0, must-revalidate');
  res.setHeader('etag', tag);
  if (status === 200 && isKnown(req.headers['if-none-match'], tag)) {
    res.writeHead(304).end();
    return;
  }
  if (encoding) res.setHeader('content-encoding', encoding);
  send(call, status, res.getHeader('content-type')?.toString() ?? type, bytes);
}

const isKnown = (header: string | undefined, tag: string) =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((known) => known.trim() === tag));

/** Decodes a path; undefined if its percent-encoding is malformed. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Malformed escapes: the not-found page.
    return undefined;
  }
}

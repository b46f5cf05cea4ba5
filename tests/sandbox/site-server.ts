import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { send, sendText, type Call, type Handler } from './http';
import { chooseEncoding, encoded } from './site/encoding';
import { isFile, resolveFile } from './site/files';
import { headersFor, parseHeaders } from './site/headers';
import { hostFile } from './site/host-files';
import { isCompressible, mimeType } from './site/mime';
import { findRedirect, parseRedirects } from './site/redirects';

/**
 * Serves a built site as Cloudflare Pages or Netlify would: `_redirects` first, then files, then `404.html`, with
 * the headers of `_headers` on every answer. Says so in plain words while the folder does not exist.
 * @param script address of a script that is put behind every page
 */
export function siteHandler(folder: string, { script }: { script?: string } = {}): Handler {
  const redirects = hostFile(folder, '_redirects', parseRedirects);
  const headers = hostFile(folder, '_headers', parseHeaders);

  return async (call) => {
    const { method, res, url } = call;
    for (const [name, value] of Object.entries(headersFor(await headers(), url.pathname))) {
      res.setHeader(name, value);
    }
    if (method !== 'GET' && method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      return sendText(call, 405, 'Only GET and HEAD are answered here.');
    }
    const rule = findRedirect(await redirects(), url.pathname, url.search);
    if (rule && rule.status !== 200) return redirectTo(call, rule.status, rule.location);

    const wanted = decode(rule?.location.split(/[?#]/)[0] ?? url.pathname);
    let found = wanted === undefined ? undefined : await resolveFile(folder, wanted);
    // A rewritten address stays in the visitor's bar: the one true spelling of the target is followed in here.
    if (rule && found && 'redirect' in found) found = await resolveFile(folder, found.redirect);
    if (found && 'redirect' in found) return redirectTo(call, 308, encodeURI(found.redirect) + url.search);
    return found ? sendFile(call, 200, found.file, script) : sendMissing(call, folder, script);
  };
}

function redirectTo(call: Call, status: number, location: string): void {
  call.res.setHeader('location', location);
  sendText(call, status, `See ${location}`);
}

async function sendMissing(call: Call, folder: string, script?: string): Promise<void> {
  // As Cloudflare Pages does: what is missing must not be remembered as missing, whatever `_headers` says.
  call.res.setHeader('cache-control', 'no-store');
  const page = path.join(folder, '404.html');
  if (await isFile(page)) return sendFile(call, 404, page, script);
  const isBuilt = await isFile(path.join(folder, 'index.html'));
  sendText(call, isBuilt ? 404 : 503, isBuilt ? 'Not found' : 'The site is not built yet: npm run build');
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

/** The path as a file name, or undefined when its percent signs make no sense. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // Broken escapes name no file: the visitor gets the not-found page.
    return undefined;
  }
}

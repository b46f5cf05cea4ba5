import type { HeaderRule } from './header-rules';

/** Types of the built files; nginx's own table lacks some of them. */
export const TYPES: Record<string, string> = {
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/wasm': 'wasm',
  'application/xml': 'xml',
  'application/zip': 'zip',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/jpeg': 'jpg jpeg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'text/css': 'css',
  'text/html': 'html',
  'text/javascript': 'js mjs',
  'text/plain': 'txt ts',
};

const PAGE_CACHE = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const MISSING_CACHE = { 'Cache-Control': 'no-store' };

/**
 * Returns the rules of `_headers` and `_redirects` for nginx. A location that sets a header inherits none, so each sets all.
 * Cache headers have no `always`, so that browsers do not cache errors.
 */
export function nginxConf(
  rules: readonly HeaderRule[],
  redirects: readonly { from: string; to: string }[],
): string {
  const headersOf = (path: string) => rules.find((rule) => rule.path === path)?.headers ?? {};
  const everywhere = headersOf('/*');
  const headers = (own: HeaderRule['headers']) => headerLines({ ...everywhere, ...PAGE_CACHE, ...own });
  const locations = new Map(
    rules.slice(1).map((rule): [string, HeaderRule['headers']] => [locationMatch(rule.path), rule.headers]),
  );
  return `# Written by the build. In nginx's configuration:
#
#   server {
#     listen 443 ssl;
#     http2 on;  # before nginx 1.25.1: listen 443 ssl http2;
#     server_name example.com;
#     root /srv/cats/dist;
#     include /srv/cats/dist/nginx.conf;
#   }

server_tokens off;
charset utf-8;
charset_types ${Object.keys(TYPES).filter(isText).join(' ')};
types {
${Object.entries(TYPES)
  .map(([type, endings]) => `  ${type} ${endings};`)
  .join('\n')}
}
default_type application/octet-stream;

# The build writes .gz and .br next to every text file. With the brotli module, add: brotli_static on;
gzip_static on;
gzip_vary on;
absolute_redirect off;
error_page 404 /404.html;
${headerLines(everywhere)}

location = /404.html {
  internal;
${headerLines({ ...everywhere, ...headersOf('/'), ...MISSING_CACHE }, () => true)}
}

location / {
${headers({})}
  try_files $uri $uri.html =404;
}

${[...locations].map(([match, own]) => locationOf(match, headers(own))).join('\n')}

# A page has one address: without a slash and without an ending.
location = /index {
  return 308 /$is_args$args;
}
location ~ ^(?<page>/.+)(/|\\.html)$ {
  if (-f $document_root$page.html) {
    return 308 $page$is_args$args;
  }
  return 404;
}

# These are for hosts, not for visitors.
location ~ ^/(_headers|_redirects|nginx\\.conf)$|\\.(br|gz)$ {
  return 404;
}

${redirects.map(redirectLine).join('\n')}
`;
}

/** Returns the location of a rule; files with a hash in their names are matched first. */
function locationMatch(path: string): string {
  const start = path.replace(/[:*].*$/, '');
  if (start === path) return `= ${path}`;
  return path.endsWith('/*') || ['/c/', '/v/'].includes(start) ? `^~ ${start}` : start;
}

function locationOf(match: string, headers: string): string {
  const file = match === '= /' ? '/index.html' : match.startsWith('^~') ? '$uri' : '$uri $uri.html';
  return `location ${match} {\n${headers}\n  try_files ${file} =404;\n}`;
}

/** True for types with a charset, except `text/html`, which nginx lists itself. */
export const isText = (type: string): boolean => /^(text\/(?!html)|application\/(?!wasm|zip))/.test(type);

/** Returns headers as lines; `always` sends one with errors, too. */
const headerLines = (
  headers: HeaderRule['headers'],
  always = (name: string): boolean => name !== 'Cache-Control',
): string =>
  Object.entries(headers)
    .map(
      ([name, value]) =>
        `  add_header ${name} "${value.replace(/["\\]/g, '\\$&')}"${always(name) ? ' always' : ''};`,
    )
    .join('\n');

function redirectLine({ from, to }: { from: string; to: string }): string {
  const match = from.includes(':')
    ? `~ ^${from.replaceAll('.', '\\.').replace(/:\w+/, '[^/]+')}$`
    : `= ${from}`;
  return `location ${match} {\n  return 301 ${to}$is_args$args;\n}`;
}

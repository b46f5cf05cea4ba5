import { fareharbor } from '#content/booking-service';
import { describe, expect, it } from 'vitest';
import { headerRules } from '../../../site/prerender/hosts/header-rules';
import { nginxConf } from '../../../site/prerender/hosts/nginx';
import { everyAddress } from '../../../site/routes';
import { matches } from '../../../site/serve/static/host-rules';

const rules = headerRules('none');
const pages = [...(await everyAddress()), '/offline', '/snippets/tour-list'];
const forPartners = [
  '/v/1.0.0/loader.js',
  '/c/0123abcd/runtime.js',
  '/data/1/tour-list.js',
  '/v/integrity.json',
  '/v1/loader.js',
  '/loader.js',
  '/embed.js',
  '/img/tours/x-1.webp',
  '/fonts/x.woff2',
];
const others = ['/assets/site-x.js', '/sw.js', '/feed.xml', '/robots.txt', '/icons/favicon.svg'];
const admin = ['/admin', '/admin/edit', '/admin/status'];
const adminFiles = ['/admin/files/editor.js', '/admin/files/assets/x.woff2', '/admin/files/chunks/x.js'];
const framed = '/embed/tour-list';
const unknown = ['/no-such-page', '/tours/none/deeper', '/blog/1/x'];

/** Matches a path like Netlify: a star is optional with its slash, case is ignored. */
function atNetlify(pattern: string): (path: string) => boolean {
  const parts = pattern.split('/').filter(Boolean);
  const source = parts.map((part) =>
    part.startsWith(':') ? '([^/]+)' : part === '*' ? '?(.*)' : part.replace(/[.+]/g, '\\$&'),
  );
  const expression = new RegExp(`^/${source.join('/')}/?$`, 'iu');
  return (path) => expression.test(path);
}
const atCloudflare = (pattern: string) => (path: string) => matches(pattern, path);

describe.each([
  ['Cloudflare Pages', atCloudflare],
  ['Netlify', atNetlify],
])('the headers that %s sends', (_host, reader) => {
  const matching = rules.map((rule) => ({ ...rule, matches: reader(rule.path) }));
  const headersOf = (path: string) =>
    matching.filter(({ matches }) => matches(path)).flatMap(({ headers }) => Object.entries(headers));

  it.each([...pages, ...forPartners, framed, ...others, ...admin, ...adminFiles, ...unknown])(
    '%s has each of its headers once',
    (path) => {
      const names = headersOf(path).map(([name]) => name);
      expect(names).toEqual([...new Set(names)]);
      expect(names).toContain('X-Content-Type-Options');
    },
  );

  it('hide only snippets and the admin from search results', () => {
    const excluded = [...pages, ...admin].filter((path) =>
      headersOf(path).some(([name]) => name === 'X-Robots-Tag'),
    );
    expect(excluded).toEqual(['/snippets/tour-list', ...admin]);
  });

  it.each(admin)('give %s its own policy', (path) => {
    const policy = Object.fromEntries(headersOf(path))['Content-Security-Policy']!;
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'.*frame-ancestors 'none'$/,
    );
    expect(Object.fromEntries(headersOf('/'))['Content-Security-Policy']).not.toContain('wasm');
  });

  it('let every site frame embed pages only, and hide them from search results', () => {
    const headers = Object.fromEntries(headersOf(framed));
    expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; .*; frame-ancestors \*$/);
    expect(headers['X-Robots-Tag']).toBe('noindex');
    expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(headers['X-Frame-Options']).toBeUndefined();
    // The booking provider's calendar is allowed, its script is not.
    const [, scripts] = /script-src ([^;]*)/.exec(headers['Content-Security-Policy']!)!;
    expect(scripts).not.toContain(fareharbor.origin);
    expect(headers['Content-Security-Policy']).toContain(`frame-src 'self' ${fareharbor.origin}`);
  });

  it.each(['tour-list', 'blog', 'newsletter'])('let a cross-origin isolated page frame /embed/%s', (tag) => {
    const headers = Object.fromEntries(headersOf(`/embed/${tag}`));
    expect(headers['Cross-Origin-Embedder-Policy']).toBe('credentialless');
  });

  it.each(['booking-calendar', 'video', 'contact', 'survey'])(
    '/embed/%s, which may hold another company’s frame or script, is not isolated',
    (tag) => {
      const headers = Object.fromEntries(headersOf(`/embed/${tag}`));
      expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
      expect(headers['Cross-Origin-Embedder-Policy']).toBeUndefined();
    },
  );

  it.each([...pages, ...admin])('let no other site frame %s, in old browsers too', (path) => {
    expect(Object.fromEntries(headersOf(path))['X-Frame-Options']).toMatch(/^(SAMEORIGIN|DENY)$/);
  });

  it.each(pages)('give %s the policy of pages, as a same-origin resource', (path) => {
    const headers = Object.fromEntries(headersOf(path));
    expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self'$/);
    expect(headers['Content-Security-Policy-Report-Only']).toContain('trusted-types cat');
    expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
    expect(headers['Cache-Control']).toBeUndefined();
  });

  it.each(forPartners)('let every site load %s', (path) => {
    const headers = Object.fromEntries(headersOf(path));
    expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(headers['Access-Control-Allow-Origin']).toBe('*');
    expect(headers['Content-Security-Policy']).toBeUndefined();
    const isKept = /^\/(c|v\/\d|img|fonts)/.test(path);
    const isAsked = path.startsWith('/data/');
    expect(headers['Cache-Control']).toBe(
      isKept ? 'public, max-age=31536000, immutable' : isAsked ? 'public, no-cache' : 'public, max-age=300',
    );
  });
});

describe('header rules', () => {
  it('stay within the limits of Cloudflare Pages', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const { path, headers } of rules)
      for (const [name, value] of Object.entries(headers))
        expect(`  ${name}: ${value}`.length, path).toBeLessThanOrEqual(2000);
  });

  it('report policy violations only to the service that the owner sets', () => {
    expect(JSON.stringify(rules)).not.toMatch(/report-uri|report-to|Reporting-Endpoints/);
    const [, page] = headerRules('https://reports.example/csp');
    expect(page!.headers['Reporting-Endpoints']).toBe('violations="https://reports.example/csp"');
    for (const name of ['Content-Security-Policy', 'Content-Security-Policy-Report-Only'])
      expect(page!.headers[name]).toMatch(
        /; report-uri https:\/\/reports\.example\/csp; report-to violations$/,
      );
  });

  it('repeat every header in each nginx location, which inherits none', () => {
    const conf = nginxConf(rules, []);
    const locations = [...conf.matchAll(/^location (\S+(?: \S+)?) \{\n([^}]*)\}/gm)].filter(([text]) =>
      text.includes('try_files'),
    );
    expect(locations.length).toBeGreaterThan(20);
    for (const [text, place] of locations)
      for (const name of Object.keys(rules[0]!.headers))
        expect(text.split(`add_header ${name} `).length - 1, `${place} ${name}`).toBe(1);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { redirects } from '../../../../site/redirects';
import { documents } from '../../../helpers/documents';
import { origins } from '../../../helpers/origins';
import { rawRequest } from '../../../helpers/raw-request';
import { headersFor } from '../../../../site/serve/static/host-rules';
import { expect, test } from '../../fixtures';
import { currentMode } from '../../../../site/prerender/mode';

// For every host: runs with the sandbox in `npm test -- full` and with nginx in `npm test -- hosts`.

const ask = (target: string, options: Parameters<typeof rawRequest>[2] = {}) =>
  rawRequest(origins.site, target, options);

const files = readdirSync(currentMode().site, { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
);
const pages = files
  .filter((file) => file.endsWith('.html') && !/^(404|snippets|admin|embed)/.test(file))
  .map((file) => (file === 'index.html' ? '/' : `/${file.replace('.html', '')}`));
const one = (pattern: RegExp) => `/${files.find((file) => pattern.test(file))}`;

const rules = readFileSync(`${currentMode().site}/_headers`, 'utf8');
const everywhere = headersFor(rules, '/no-such-page');
const ofPages = headersFor(rules, '/');

test('serves every page at one address with the common headers', async () => {
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const { status, headers, body } = await ask(page);
    expect([page, status, headers['content-type']]).toEqual([page, 200, 'text/html; charset=utf-8']);
    expect(headers, page).toMatchObject({
      ...ofPages,
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(body.toString(), page).toMatch(/^<!doctype html>/);
  }
});

test('serves every path that the guides name', async () => {
  for (const [document, text] of documents) {
    // Not patterns, folders, released versions and rules for hosts.
    const paths = text.matchAll(
      /(?<=`|https:\/\/catsabouttowntours\.com)\/(?!v\/|data\b|_)[\w./-]*(?=[`?"#)])/g,
    );
    for (const [path] of paths) {
      const { status } = await ask(path);
      expect(status, `${document}: ${path}`).toBeLessThan(400);
    }
  }
});

test('redirects other spellings to that address with the query', async () => {
  const page = pages.find((address) => /^\/blog\/\d/.test(address))!;
  for (const [spelling, address] of [
    ['/tours/', '/tours'],
    ['/tours/brooklyn-heights/', '/tours/brooklyn-heights'],
    [`${page}.html`, page],
    ['/index', '/'],
  ]) {
    const { status, headers } = await ask(`${spelling}?partner=x`);
    expect([spelling, status, headers['location']]).toEqual([spelling, 308, `${address}?partner=x`]);
  }
});

test('redirects old addresses with the query', async () => {
  for (const { from, to } of redirects) {
    const { status, headers } = await ask(`${from.replace(':name', 'peggy')}?partner=x`);
    expect([from, status, headers['location']]).toEqual([from, 301, `${to}?partner=x`]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('serves the not-found page without caching', async () => {
  const addresses = [
    '/no-such-cat',
    '/tours/none',
    '/v/1.0.0/none.js',
    '/c/0123abcd/none.js',
    '/data/1/none.js',
    '/img/none.webp',
    '/assets/none.js',
    '/assets/',
    '/about-',
    '/%E0%A4%A',
  ];
  for (const address of addresses) {
    const { status, headers, body } = await ask(address);
    // nginx answers 400 to malformed escapes.
    expect([address, address.includes('%') && status === 400 ? 404 : status]).toEqual([address, 404]);
    if (status === 400) continue;
    expect(body.toString(), address).toContain('Page Not Found');
    // Hosts have no rule for unknown addresses, so the page contains the policy.
    expect(body.toString(), address).toContain(
      `<meta http-equiv="Content-Security-Policy" content="${ofPages['content-security-policy']!.replace("; frame-ancestors 'self'", '')}">`,
    );
    expect(headers, address).toMatchObject({ ...everywhere, 'cache-control': 'no-store' });
  }
});

test('serves no host configuration and nothing outside the folder', async () => {
  for (const address of [
    '/_headers',
    '/_redirects',
    '/nginx.conf',
    '/../package.json',
    '/%2e%2e/package.json',
  ]) {
    const { status, body } = await ask(address);
    expect([400, 404], address).toContain(status);
    expect(body.toString(), address).not.toMatch(/Content-Security-Policy:|"devDependencies"/);
  }
});

test('caches hashed files for ever and the loader for five minutes', async () => {
  const forever = 'public, max-age=31536000, immutable';
  const rows: [address: string, cache: string, forPartners: boolean][] = [
    [one(/^c\/\w+\/runtime\.js$/), forever, true],
    ['/data/1/tour-list.js', 'public, no-cache', true],
    [one(/^img\/tours\/.*\.webp$/), forever, true],
    [one(/^assets\/\w+\/site-.*\.js$/), forever, false],
    [one(/^fonts\/.*\.woff2$/), forever, true],
    ['/loader.js', 'public, max-age=300', true],
    ['/v1/loader.js', 'public, max-age=300', true],
  ];
  for (const [address, cache, forPartners] of rows) {
    const { status, headers } = await ask(address);
    expect([address, status, headers['cache-control']]).toEqual([address, 200, cache]);
    expect([address, headers['access-control-allow-origin']]).toEqual([
      address,
      forPartners ? '*' : undefined,
    ]);
    expect(headers, address).toMatchObject(everywhere);
    expect([address, headers['cross-origin-resource-policy']]).toEqual([
      address,
      forPartners ? 'cross-origin' : 'same-origin',
    ]);
    expect([address, headers['content-security-policy']]).toEqual([address, undefined]);
  }
});

test('lets partners load and cache their files', async () => {
  const theirs = files.filter(
    (file) => /^(v|v1|img|fonts)\/.*\.[a-z]\w*$/.test(file) && !/\.(gz|br)$/.test(file),
  );
  expect(theirs.length).toBeGreaterThan(100);
  for (const file of theirs) {
    const { headers } = await ask(`/${file}`, { method: 'HEAD' });
    expect([file, headers['cross-origin-resource-policy'], headers['access-control-allow-origin']]).toEqual([
      file,
      'cross-origin',
      '*',
    ]);
    expect([file, headers['cache-control']]).toEqual([
      file,
      expect.stringMatching(/^public, max-age=\d+(, immutable)?$/),
    ]);
  }
});

test('revalidates the service worker', async () => {
  const { status, headers } = await ask('/sw.js');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=0, must-revalidate',
  ]);
  expect(headers['content-security-policy']).toBe(ofPages['content-security-policy']);
});

test('sends the media type of every kind of file', async () => {
  const kinds: [address: string, type: string][] = [
    ['/loader.js', 'text/javascript; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/custom-elements.json', 'application/json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/v1/cats-about-town.zip', 'application/zip'],
    ['/icons/favicon.svg', 'image/svg+xml'],
    ['/icons/favicon.ico', 'image/x-icon'],
    ['/icons/icon-512.png', 'image/png'],
    [one(/^img\/cards\/.*\.jpg$/), 'image/jpeg'],
    [one(/^img\/.*\.webp$/), 'image/webp'],
    [one(/\.woff2$/), 'font/woff2'],
    [one(/\.d\.ts$/), 'text/plain; charset=utf-8'],
  ];
  for (const [address, type] of kinds) {
    const { status, headers } = await ask(address);
    expect([address, status, headers['content-type']]).toEqual([address, 200, type]);
  }
});

test('compresses text but not pictures', async () => {
  for (const address of ['/', '/loader.js']) {
    const plain = await ask(address);
    const packed = await ask(address, { headers: { 'accept-encoding': 'gzip' } });
    expect([address, packed.headers['content-encoding']]).toEqual([address, 'gzip']);
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    expect(gunzipSync(packed.body).equals(plain.body), address).toBe(true);
  }
  const picture = await ask(one(/^img\/.*\.webp$/), { headers: { 'accept-encoding': 'gzip' } });
  expect(picture.headers['content-encoding']).toBeUndefined();
});

test('answers 304 to a known ETag and 405 to other methods', async () => {
  const { headers } = await ask('/about');
  const known = await ask('/about', { headers: { 'if-none-match': String(headers['etag']) } });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  const head = await ask('/', { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect((await ask('/', { method: 'POST' })).status).toBe(405);
});

test('serves the social card of every page', async () => {
  for (const page of pages.filter((address) => address !== '/offline')) {
    const html = (await ask(page)).body.toString();
    const card = /property="og:image" content="([^"]+)"/.exec(html)![1]!;
    expect(card.startsWith(origins.site), page).toBe(true);
    expect((await ask(card.slice(origins.site.length))).headers['content-type'], page).toBe('image/jpeg');
  }
});

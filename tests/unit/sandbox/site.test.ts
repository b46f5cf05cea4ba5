import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest } from '../../helpers/raw-request';
import { listen, type RunningServer } from '../../sandbox/http';
import { siteHandler } from '../../sandbox/site-server';

const long = 'cats and more cats, '.repeat(200);
const files: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'tours/index.html': '<h1>Tours</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'app.js': long,
  'app.js.br': brotliCompressSync('made by the build'),
  'module.mjs': 'export {};',
  'site.webmanifest': '{}',
  'cat.avif': 'picture',
  'long.css': long,
  _redirects: '/home / 301\n/app/* /about.html 200\n',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n/app.js\n  Access-Control-Allow-Origin: *\n',
};

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'site-'));
  folder = path.join(root, 'dist');
  await writeFile(path.join(root, 'secret.txt'), 'secret');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  server = await listen(siteHandler(folder), 0, 'SITE_PORT');
});

afterAll(async () => {
  await server.close();
  await rm(path.dirname(folder), { recursive: true });
});

const raw = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(server.origin, target, { headers, method });

describe('addresses', () => {
  test.each([
    ['/', '<h1>Home</h1>'],
    ['/?q=1', '<h1>Home</h1>'],
    ['/about', '<h1>About</h1>'],
    ['/tours/', '<h1>Tours</h1>'],
    ['/app/anything', '<h1>About</h1>'],
  ])('%s is a page', async (address, text) => {
    const { status, body, headers } = await raw(address);
    expect([status, body.toString(), headers['content-type']]).toEqual([
      200,
      text,
      'text/html; charset=utf-8',
    ]);
  });

  test.each([
    ['/about/?q=1', 308, '/about?q=1'],
    ['/about.html', 308, '/about'],
    ['/index.html', 308, '/'],
    ['/index', 308, '/'],
    ['/tours', 308, '/tours/'],
    ['/tours/index.html', 308, '/tours/'],
    ['/home?q=1', 301, '/?q=1'],
  ])('%s leads on', async (address, status, location) => {
    const answer = await raw(address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test.each(['/nope', '/_redirects', '/_headers', '/about/x', '/%E0%A4%A', '/tours/nope.js'])(
    '%s is not found, with the page for it and the headers of the host file',
    async (address) => {
      const { status, body, headers } = await raw(address);
      expect([status, body.toString()]).toEqual([404, '<h1>Page Not Found</h1>']);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    },
  );

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '//../secret.txt',
    '/a%00.html',
  ])('%s does not leave the folder', async (address) => {
    const { status, body } = await raw(address);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });
});

describe('sending', () => {
  test('a file the build compressed is sent as it is, with its own headers', async () => {
    const { body, headers } = await raw('/app.js', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(body).toString()).toBe('made by the build');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'access-control-allow-origin': '*',
    });
  });

  test('what the browser has is not sent again, until it changes', async () => {
    const { headers } = await raw('/about');
    const known = await raw('/about', { 'if-none-match': `"other", ${headers.etag}` });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    await writeFile(path.join(folder, 'about.html'), '<h1>About us</h1>');
    expect((await raw('/about', { 'if-none-match': String(headers.etag) })).status).toBe(200);
    await writeFile(path.join(folder, 'about.html'), String(files['about.html']));
  });
});

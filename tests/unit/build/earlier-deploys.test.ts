import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { integrity } from '../../../site/prerender/release/releases';
import { keepEarlierDeploys, listDeploy, type Deploy } from '../../../site/prerender/release/earlier-deploys';
import { listen, send, type RunningServer } from '../../../site/serve/http';
import { siteHandler } from '../../../site/serve/site-handler';

let root: string;
let server: RunningServer | undefined;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'keep-'))));
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(root, { recursive: true });
});

const on = (day: string) => new Date(`${day}T12:00:00Z`);
const has = (folder: string, file: string) => existsSync(path.join(root, folder, file));

/** Writes a build with these files. */
function built(name: string, ...files: string[]): string {
  const folder = path.join(root, name);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `export const from = '${name}';`);
  }
  writeFileSync(path.join(folder, '_headers'), '');
  writeFileSync(path.join(folder, '404.html'), 'none');
  listDeploy(folder);
  return folder;
}

async function live(name: string): Promise<string> {
  await server?.close();
  server = await listen(siteHandler(path.join(root, name)), 0, 'any port');
  return server.origin;
}

describe('keepEarlier', () => {
  it('keeps files for 60 days after they were replaced', async () => {
    built('a', 'c/1/runtime.js', 'img/old.webp', 'img/both.webp', 'index.html');
    const b = built('b', 'c/2/runtime.js', 'img/both.webp');
    await keepEarlierDeploys(b, await live('a'), on('2026-03-01'));
    expect(readFileSync(path.join(b, 'c/1/runtime.js'), 'utf8')).toContain("'a'");
    expect(readFileSync(path.join(b, 'img/both.webp'), 'utf8')).toContain("'b'");
    expect([has('b', 'img/old.webp'), has('b', 'index.html')]).toEqual([true, false]);

    const c = built('c', 'c/3/runtime.js');
    await keepEarlierDeploys(c, await live('b'), on('2026-04-30'));
    expect([has('c', 'c/1/runtime.js'), has('c', 'c/2/runtime.js')]).toEqual([true, true]);

    const d = built('d', 'c/3/runtime.js');
    await keepEarlierDeploys(d, path.join(root, 'c'), on('2026-05-01'));
    expect([has('d', 'c/1/runtime.js'), has('d', 'c/2/runtime.js')]).toEqual([false, true]);
    const list = JSON.parse(readFileSync(path.join(d, 'deploys.json'), 'utf8')) as Deploy;
    expect(list['c/3/runtime.js']!.replaced).toBeUndefined();
    expect(list['c/2/runtime.js']!.replaced).toBe('2026-04-30');
  });

  it('skips files that are lost or have changed', async () => {
    built('a', 'c/1/runtime.js', 'c/1/faq.js', 'c/1/blog.js', 'c/1/press.js');
    rmSync(path.join(root, 'a/c/1/runtime.js'));
    writeFileSync(path.join(root, 'a/c/1/faq.js'), '<!doctype html><p>Sign in');
    writeFileSync(path.join(root, 'a/c/1/blog.js'), '');
    for (const from of [await live('a'), path.join(root, 'a')]) {
      const b = built('b', 'c/2/runtime.js');
      const { copied, lost } = await keepEarlierDeploys(b, from);
      expect(copied).toEqual(['c/1/press.js']);
      expect(lost).toEqual(['c/1/blog.js', 'c/1/faq.js', 'c/1/runtime.js']);
      expect(['runtime', 'faq', 'blog'].map((name) => has('b', `c/1/${name}.js`))).toEqual([
        false,
        false,
        false,
      ]);
      rmSync(b, { recursive: true });
    }
  });

  it('throws when there is no list of earlier files', async () => {
    const b = built('b', 'c/2/runtime.js');
    for (const [status, text, message] of [
      [200, '<!doctype html>Sign in', /^http.* has no deploys\.json/],
      [503, '{}', /status 503\. Try again later/],
    ] as const) {
      await server?.close();
      server = await listen((call) => send(call, status, 'application/json', text), 0, 'any port');
      await expect(keepEarlierDeploys(b, server.origin)).rejects.toThrow(message);
    }
    await expect(keepEarlierDeploys(b, 'catsabouttowntours.com')).rejects.toThrow(/begins with https/);
    await expect(keepEarlierDeploys(b, 'http://127.0.0.1:1')).rejects.toThrow(
      /does not answer\. Check the address/,
    );
  });

  it('keeps no pages, and nothing outside its folders', async () => {
    built('a', 'c/1/runtime.js', 'assets/login.html');
    const hash = integrity(readFileSync(path.join(root, 'a/c/1/runtime.js')));
    const names = ['c/../../evil.js', 'index.html', '/etc/x.js', 'assets/login.html', 'c/..\\..\\x.js'];
    const list: Deploy = Object.fromEntries(names.map((name) => [name, { hash }]));
    writeFileSync(path.join(root, 'a/deploys.json'), JSON.stringify(list));
    expect(await keepEarlierDeploys(built('b', 'c/2/x.js'), path.join(root, 'a'))).toEqual({
      copied: [],
      lost: [],
    });
  });
});

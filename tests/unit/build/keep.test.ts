import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { integrity } from '../../../site/prerender/release/integrity';
import { keepEarlier, listDeploy, type Deploy } from '../../../site/prerender/release/keep';
import { listen, send, type RunningServer } from '../../sandbox/http';
import { siteHandler } from '../../sandbox/site-server';

let root: string;
let server: RunningServer | undefined;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'keep-'))));
afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(root, { recursive: true });
});

const on = (text: string) => ({ now: new Date(`${text}T12:00:00Z`) });
const has = (folder: string, file: string) => existsSync(path.join(root, folder, file));

/** A build that leaves these files. */
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

describe('files of earlier deploys', () => {
  it('stay for 60 days after they were replaced, however old they were then', async () => {
    built('a', 'c/1/runtime.js', 'img/old.webp', 'img/both.webp', 'index.html');
    const b = built('b', 'c/2/runtime.js', 'img/both.webp');
    await keepEarlier(b, await live('a'), on('2026-03-01'));
    expect(readFileSync(path.join(b, 'c/1/runtime.js'), 'utf8')).toContain("'a'");
    expect(readFileSync(path.join(b, 'img/both.webp'), 'utf8')).toContain("'b'");
    expect([has('b', 'img/old.webp'), has('b', 'index.html')]).toEqual([true, false]);

    const c = built('c', 'c/3/runtime.js');
    await keepEarlier(c, await live('b'), on('2026-04-30'));
    expect([has('c', 'c/1/runtime.js'), has('c', 'c/2/runtime.js')]).toEqual([true, true]);

    const d = built('d', 'c/3/runtime.js');
    await keepEarlier(d, path.join(root, 'c'), on('2026-05-01'));
    expect([has('d', 'c/1/runtime.js'), has('d', 'c/2/runtime.js')]).toEqual([false, true]);
    const list = JSON.parse(readFileSync(path.join(d, 'deploys.json'), 'utf8')) as Deploy;
    expect(Object.keys(list.current)).toEqual(['c/3/runtime.js']);
    expect(list.replaced['c/2/runtime.js']!.day).toBe('2026-04-30');
  });

  it('are left out where they are lost or have changed, and the deploy goes on', async () => {
    built('a', 'c/1/runtime.js', 'c/1/faq.js', 'c/1/blog.js', 'c/1/press.js');
    rmSync(path.join(root, 'a/c/1/runtime.js'));
    writeFileSync(path.join(root, 'a/c/1/faq.js'), '<!doctype html><p>Sign in');
    writeFileSync(path.join(root, 'a/c/1/blog.js'), '');
    for (const from of [await live('a'), path.join(root, 'a')]) {
      const b = built('b', 'c/2/runtime.js');
      const { kept, lost } = await keepEarlier(b, from);
      expect(kept).toEqual(['c/1/press.js']);
      expect(lost).toEqual(['c/1/blog.js', 'c/1/faq.js', 'c/1/runtime.js']);
      expect(['runtime', 'faq', 'blog'].map((name) => has('b', `c/1/${name}.js`))).toEqual([
        false,
        false,
        false,
      ]);
      rmSync(b, { recursive: true });
    }
  });

  it('are not looked for where nothing is known of them', async () => {
    const b = built('b', 'c/2/runtime.js');
    for (const [type, text, said] of [
      ['text/html', 'Sign in', /has no deploys\.json/],
      ['application/json', '{}', /deploys\.json of http.* is no list of files/],
      ['application/json', '<!doctype html>', /deploys\.json of http.* is no list of files/],
    ] as const) {
      await server?.close();
      server = await listen((call) => send(call, 200, type, text), 0, 'any port');
      await expect(keepEarlier(b, server.origin)).rejects.toThrow(said);
    }
    await expect(keepEarlier(b, 'catsabouttowntours.com')).rejects.toThrow(/no folder .* begins with https/);
  });

  it('are written nowhere else, whatever a list says', async () => {
    built('a', 'c/1/runtime.js');
    const hash = integrity(readFileSync(path.join(root, 'a/c/1/runtime.js')));
    const names = ['c/../../evil.js', 'index.html', '/etc/x'];
    const list: Deploy = { current: Object.fromEntries(names.map((name) => [name, hash])), replaced: {} };
    writeFileSync(path.join(root, 'a/deploys.json'), JSON.stringify(list));
    expect(await keepEarlier(built('b', 'c/2/x.js'), path.join(root, 'a'))).toEqual({ kept: [], lost: [] });
  });
});

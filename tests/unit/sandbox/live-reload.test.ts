import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type RunningServer } from '../../sandbox/http';
import { liveReload, RELOADER } from '../../sandbox/live-reload';
import { siteHandler } from '../../sandbox/site-server';

const live = liveReload();
let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'live-'));
  await writeFile(path.join(folder, 'index.html'), '<h1>Home</h1>');
  await writeFile(path.join(folder, 'app.js'), 'run();');
  server = await listen(live.around(siteHandler(folder, { script: RELOADER })), 0, 'SITE_PORT');
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const text = async (address: string) => (await fetch(`${server.origin}${address}`)).text();

test('every page asks for the script that reloads it, and nothing else does', async () => {
  expect(await text('/')).toContain(`<h1>Home</h1><script src="${RELOADER}">`);
  expect(await text('/app.js')).toBe('run();');
});

test('each open page is told of a change', async () => {
  const [, address] = /EventSource\('([^']+)'\)/.exec(await text(RELOADER))!;
  const pages = await Promise.all([1, 2].map(() => fetch(`${server.origin}${address}`)));
  const told = pages.map(async ({ body }) => {
    const decoder = new TextDecoder();
    let said = '';
    for await (const part of body!) if ((said += decoder.decode(part)).includes('data: ')) return said;
    return said;
  });
  live.reload();
  for (const said of await Promise.all(told)) expect(said).toMatch(/^data: .+\n\n$/m);
});

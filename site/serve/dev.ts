import { cpSync, mkdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeAdmin } from '../prerender/admin/main';
import { bundleAdmin, bundleBrowser, bundleOthers, loadPrerenderer } from '../prerender/build';
import { writeData } from '../prerender/data-files';
import {
  generateFromCode,
  generateFromContent,
  generateFromElements,
  type Generated,
} from '../prerender/generate';
import type { SiteFiles } from '../prerender/html/site-files';
import type { Manifest } from '../prerender/manifest';
import { currentMode } from '../prerender/mode';
import { describeError, runProgram } from '../prerender/program';
import { sendHtml, type Handler } from './http';
import { liveReload, RELOADER } from './live-reload';
import { addressLines, startServers } from './servers';
import { siteHandler } from './site-handler';

Object.assign(process.env, { SANDBOX: '1', DEV: '1' });

const { site: dir } = currentMode();
const WATCHED = ['widgets', 'loader', 'site', 'public'];
const CONTENT = path.join('site', 'content');
/** Editors may write a file more than once per save. */
const DEBOUNCE_MS = 20;
/** Files that the handler of the site reads for each request. */
const OF_HANDLER = ['_headers', '_redirects', '404.html'];
/** The id of every build. */
const ID = 'dev';
const ERROR_PAGE = `<!doctype html><title>Error</title><script src="${RELOADER}"></script>`;

const live = liveReload();
let generated: Generated;
let manifest: Manifest | undefined;
/** Files of the site that nobody has asked for since the last change; undefined before the first build. */
let unmade: SiteFiles | undefined;
/** Resolves when the admin of the last change is written; undefined until somebody asks for it. */
let admin: Promise<void> | undefined;
/** Resolve when pages, and the code in them, are those of the last change. */
let pages = Promise.resolve();
let code = Promise.resolve();

/**
 * `npm run dev`: like `npm start`, without minification. After a save, builds what depends on the file and reloads open
 * pages, which are made when they are asked for. `tsx watch` restarts it when code of the build itself changes.
 */
async function dev(): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  const site = siteHandler(dir, { script: RELOADER });
  const pictures = siteHandler('.cache');
  const serveSite: Handler = async (call) => {
    const { pathname } = call.url;
    if (/^\/img\/(?!cards\/)/.test(pathname)) return pictures(call);
    await pages;
    if (pathname.endsWith('.js')) await code;
    try {
      await make(pathname);
    } catch (error) {
      fail(error);
      return sendHtml(call, 500, ERROR_PAGE);
    }
    return unmade ? site(call) : sendHtml(call, 500, ERROR_PAGE);
  };
  const { origins } = await startServers({ serveSite: live.around(serveSite) });
  console.log(addressLines(origins));

  const changed = new Set([CONTENT, 'public']);
  const update = async () => {
    const files = [...changed];
    changed.clear();
    try {
      await updatePages(files);
    } catch (error) {
      // They count as changed until pages are made of them.
      for (const file of files) changed.add(file);
      throw error;
    }
  };
  const build = () => {
    pages = code.then(() => tellOf('Pages', update));
    code = pages.then(() => (live.failure() ? undefined : tellOf('Code', updateCode)));
  };
  let queued: NodeJS.Timeout | undefined;
  for (const folder of WATCHED) {
    watch(folder, { recursive: true }, (_event, name) => {
      changed.add(path.join(folder, name ?? ''));
      clearTimeout(queued);
      queued = setTimeout(build, DEBOUNCE_MS);
    });
  }
  build();
}

/** Runs a part of an update. An error does not exit: the next save may mend it. */
async function tellOf(name: string, run: () => Promise<void>): Promise<void> {
  const started = performance.now();
  try {
    await run();
    console.log(`${name} built in ${((performance.now() - started) / 1000).toFixed(2)} s`);
  } catch (error) {
    fail(error);
  }
}

/** Updates what pages are made of, with the chunks of the last bundle, and reloads open pages. */
async function updatePages(files: readonly string[]): Promise<void> {
  const touches = (folder: string) =>
    files.some((file) => `${file}${path.sep}`.startsWith(folder + path.sep));
  if (touches(CONTENT)) {
    generated = await generateFromContent();
    await generated.encodePictures();
  }
  generateFromCode();
  // At the first update, and when an element's reference changes.
  if (files.some((file) => file === CONTENT || /\b(docs|element)\.ts$/.test(file))) generateFromElements();
  if (touches('public')) cpSync('public', dir, { recursive: true });
  manifest ??= await bundleBrowser(dir, ID);
  const hashes = await writeData(dir, manifest, generated.made);
  const { siteFiles } = await loadPrerenderer({ buildId: ID, code: manifest.code });
  unmade = await siteFiles(dir, manifest, hashes);
  admin = undefined;
  for (const name of OF_HANDLER) await write(name);
  live.send();
}

async function updateCode(): Promise<void> {
  manifest = await bundleBrowser(dir, ID);
  const hashes = await writeData(dir, manifest, generated.made);
  await bundleOthers({ dir, buildId: ID, manifest, hashes, site: generated.site });
}

/** Makes what an address needs, if it was not made since the last change. */
async function make(pathname: string): Promise<void> {
  const name = pathname.replace(/^\/|\/$/g, '') || 'index';
  for (const file of [name, `${name}.html`]) await write(file);
  if (/^(admin|desk)\b/.test(name)) await (admin ??= makeAdmin());
}

async function write(name: string): Promise<void> {
  const files = unmade;
  const text = await files?.get(name)?.();
  if (text === undefined) return;
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  files?.delete(name);
}

async function makeAdmin(): Promise<void> {
  await bundleAdmin(dir);
  writeAdmin(dir, generated);
}

/** Tells of an error, also in open pages, without exiting: the next save may mend it. */
function fail(error: unknown): void {
  const message = describeError(error);
  console.error(message);
  live.send(message);
}

runProgram(dev);

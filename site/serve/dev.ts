import { cpSync, mkdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeAdmin } from '../prerender/admin/write-admin';
import { bundleAdmin, bundleBrowser, bundleRest, loadPrerenderer } from '../prerender/build';
import { dayOfBuild } from '../prerender/content/write-config';
import { writeData } from '../prerender/bundle/write-data';
import {
  generateFromCode,
  generateFromContent,
  generateFromElements,
  type Generated,
} from '../prerender/generate';
import type { SiteFiles } from '../prerender/html/site-files';
import type { Manifest } from '../prerender/bundle/manifest';
import { currentMode } from '../prerender/mode';
import { describeError, runProgram } from '../prerender/tools/program';
import { sendHtml, type Handler } from './http';
import { liveReload, RELOADER } from './live-reload';
import { addressLines, startServers } from './servers';
import { siteHandler } from './site-handler';

process.env.SANDBOX = 'dev';

const { site: dir } = currentMode();
const WATCHED = ['widgets', 'loader', 'site', 'public'];
const CONTENT = path.join('site', 'content');
/** Editors may write a file more than once per save. */
const DEBOUNCE_MS = 20;
/** Files that the handler of the site reads for each request. */
const HANDLER_FILES = ['_headers', '_redirects', '404.html'];
const BUILD_ID = 'dev';
const ERROR_PAGE = `<!doctype html><title>Error</title><script src="${RELOADER}"></script>`;

const live = liveReload();
let generated: Generated;
let manifest: Manifest | undefined;
/** Files of the site that were not requested since the last change; undefined before the first build. */
let unwritten: SiteFiles | undefined;
/** Resolves when the admin of the last change is written; undefined until it is requested. */
let admin: Promise<void> | undefined;

/**
 * `npm run dev`: like `npm start`, without minification. After a save, builds what depends on the file and reloads open
 * pages, which are rendered when they are requested. `tsx watch` restarts it when code of the build itself changes.
 */
async function dev(): Promise<void> {
  /** Resolve to true when pages, and the code in them, are those of the last change. */
  let pagesBuilt = Promise.resolve(false);
  let codeBuilt = Promise.resolve(false);
  const site = siteHandler(dir, { script: RELOADER });
  const pictures = siteHandler('.cache');
  const serveSite: Handler = async (call) => {
    const { pathname } = call.url;
    if (/^\/img\/(?!cards\/)/.test(pathname)) return pictures(call);
    await pagesBuilt;
    if (pathname.endsWith('.js')) await codeBuilt;
    try {
      await writeRequested(pathname);
    } catch (error) {
      reportError(error);
      return sendHtml(call, 500, ERROR_PAGE);
    }
    return unwritten ? site(call) : sendHtml(call, 500, ERROR_PAGE);
  };
  const { origins } = await startServers({ serveSite: live.around(serveSite) });
  console.log(addressLines(origins));
  rmSync(dir, { recursive: true, force: true });

  const changed = new Set([CONTENT, 'public']);
  const buildPages = async () => {
    const files = [...changed];
    changed.clear();
    try {
      await updatePages(files);
    } catch (error) {
      // They count as changed until pages are built of them.
      for (const file of files) changed.add(file);
      throw error;
    }
  };
  const build = () => {
    pagesBuilt = codeBuilt.then(() => changed.size > 0 && runStep('Pages', buildPages));
    codeBuilt = pagesBuilt.then((isBuilt) => isBuilt && runStep('Code', updateCode));
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

/** Runs a step of a build. Returns false after an error, which does not exit: the next save may fix it. */
async function runStep(name: string, run: () => Promise<void>): Promise<boolean> {
  const started = performance.now();
  try {
    await run();
    console.log(`${name} built in ${((performance.now() - started) / 1000).toFixed(2)} s`);
    return true;
  } catch (error) {
    reportError(error);
    return false;
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
  manifest ??= await bundleBrowser(dir, BUILD_ID);
  const hashes = await writeData(dir, manifest, dayOfBuild());
  const { siteFiles } = await loadPrerenderer({ buildId: BUILD_ID, code: manifest.code });
  unwritten = await siteFiles(dir, manifest, hashes);
  admin = undefined;
  for (const name of HANDLER_FILES) await write(name);
  live.reload();
}

async function updateCode(): Promise<void> {
  const last = JSON.stringify(manifest);
  manifest = await bundleBrowser(dir, BUILD_ID);
  const hashes = await writeData(dir, manifest, dayOfBuild());
  await bundleRest({ dir, buildId: BUILD_ID, manifest, hashes, origin: generated.origin });
  // Pages name the chunks that they load.
  if (JSON.stringify(manifest) !== last) await updatePages([]);
}

/** Writes what an address needs, if it was not written since the last change. */
async function writeRequested(pathname: string): Promise<void> {
  const name = pathname.replace(/^\/|\/$/g, '') || 'index';
  for (const file of [name, `${name}.html`]) await write(file);
  if (/^admin\b/.test(name)) await (admin ??= makeAdmin());
}

async function write(name: string): Promise<void> {
  const files = unwritten;
  const text = await files?.get(name)?.();
  if (text === undefined) return;
  // Something has changed while it was rendered.
  if (files !== unwritten) return write(name);
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  files!.delete(name);
}

async function makeAdmin(): Promise<void> {
  await bundleAdmin(dir);
  writeAdmin(dir, generated);
}

/** Reports an error in the terminal and in open pages. */
function reportError(error: unknown): void {
  const message = describeError(error);
  console.error(message);
  live.showError(message);
}

runProgram(dev);

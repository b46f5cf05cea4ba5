import { cpSync, rmSync, watch } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeAdmin } from '../prerender/admin/main';
import { bundle, readConfigs } from '../prerender/build';
import { generateFromCode, generateFromContent, generateFromElements } from '../prerender/generate';
import { liveReload, RELOADER } from './live-reload';
import { addressLines, startServers } from './servers';
import { siteHandler } from './site-handler';

/** Not the folder of `npm start`. */
const FOLDER = '.cache/dev';
const WATCHED = ['widgets', 'loader', 'site', 'public'];
const CONTENT = path.join('site', 'content');
const ADMIN = path.join('site', 'admin');
/** Editors may write a file more than once per save. */
const DEBOUNCE_MS = 20;

Object.assign(process.env, { SANDBOX: '1', DEV: '1', OUT_DIR: FOLDER });

/**
 * `npm run dev`: like `npm start`, without minification. Rebuilds after a file is saved and reloads open pages. `tsx watch`
 * restarts it when code of the build itself changes.
 */
async function dev(): Promise<void> {
  const live = liveReload();
  const site = siteHandler(FOLDER, { script: RELOADER });
  const pictures = siteHandler('.cache');
  const isPicture = ({ pathname }: URL) => /^\/img\/(?!cards\/)/.test(pathname);
  const { origins } = await startServers({
    serveSite: live.around((call) => (isPicture(call.url) ? pictures(call) : site(call))),
  });
  rmSync(FOLDER, { recursive: true, force: true });
  const configs = await readConfigs();
  const isAdmin = ({ input }: (typeof configs)[number]) => JSON.stringify(input).includes('site/admin');

  const update = async (changed: readonly string[]) => {
    const started = performance.now();
    const touches = (folder: string) =>
      changed.some((file) => `${file}${path.sep}`.startsWith(folder + path.sep));
    const content = touches(CONTENT) ? await generateFromContent() : undefined;
    generateFromCode();
    // At the first update, and when an element's reference changes.
    if (changed.some((file) => file === CONTENT || /\b(docs|element)\.ts$/.test(file)))
      generateFromElements();
    if (touches('public')) cpSync('public', FOLDER, { recursive: true });
    await Promise.all([bundle(configs.filter((config) => !isAdmin(config))), content?.encodePictures()]);
    const bundled = `${pathToFileURL(path.resolve('.cache/prerender/main.mjs')).href}?${Date.now()}`;
    await ((await import(bundled)) as typeof import('../prerender/main')).rebuildPages();
    live.reload();
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(2)} s`);
    if (content) writeAdmin(FOLDER, content);
    if (touches(ADMIN)) await bundle(configs.filter(isAdmin));
  };

  const first = update([CONTENT, ADMIN, 'public']).catch(logError);
  console.log(addressLines(origins));
  await first;
  watchFolders(update);
}

/** Calls back with the files changed since the last call, one call at a time. */
function watchFolders(update: (changed: string[]) => Promise<void>): void {
  const changed = new Set<string>();
  let isWorking = false;
  let queued: NodeJS.Timeout | undefined;
  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    while (changed.size > 0) {
      const files = [...changed];
      changed.clear();
      await update(files).catch(logError);
    }
    isWorking = false;
  };
  for (const folder of WATCHED) {
    watch(folder, { recursive: true }, (_event, name) => {
      changed.add(path.join(folder, name ?? ''));
      clearTimeout(queued);
      queued = setTimeout(() => void work(), DEBOUNCE_MS);
    });
  }
}

/** Logs an error without exiting: the next save may fix it. */
const logError = (error: unknown) => console.error(error instanceof Error ? error.message : error);

dev().catch((error: unknown) => {
  logError(error);
  process.exit(1);
});

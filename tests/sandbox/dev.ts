import { cpSync, watch } from 'node:fs';
import path from 'node:path';
import { writeDesk } from '../../site/prerender/admin/main';
import { openBundles } from '../../site/prerender/dev/bundles';
import { generateFromCode, generateFromContent } from '../../site/prerender/generate';
import { liveReload, RELOADER } from './live-reload';
import { addressLines, startSandbox } from './main';
import { siteHandler } from './site-server';

process.env.SANDBOX = '1';
process.env.DEV = '1';

/** The site is made beside the one that `npm start` serves. */
const FOLDER = '.cache/dev';
const WATCHED = ['widgets', 'loader', 'site', 'public'];
const CONTENT = path.join('site', 'content');
/** Milliseconds in which an editor writes a file twice. */
const PAUSE = 20;

/**
 * `npm run dev`: as `npm start`, but code is not minified, and what a saved file changes is made again and every open
 * page reloaded. A change of what runs in Node before the bundles starts the process anew: `tsx watch` looks after that.
 */
async function dev(): Promise<void> {
  const live = liveReload();
  const site = siteHandler(FOLDER, { script: RELOADER });
  const pictures = siteHandler('.cache');
  const isPicture = ({ pathname }: URL) => /^\/img\/(?!cards\/)/.test(pathname);
  const sandbox = await startSandbox({
    serveSite: live.around((call) => (isPicture(call.url) ? pictures(call) : site(call))),
  });
  const rebuild = await openBundles(FOLDER);

  const update = async (changed: readonly string[]) => {
    const started = performance.now();
    const touches = (folder: string) =>
      changed.some((file) => `${file}${path.sep}`.startsWith(folder + path.sep));
    const content = touches(CONTENT) ? await generateFromContent() : undefined;
    generateFromCode();
    if (touches('public')) cpSync('public', FOLDER, { recursive: true });
    const [{ manifest, prerenderer }] = await Promise.all([rebuild(), content?.encodePictures()]);
    await prerenderer.writeAnew(FOLDER, manifest);
    live.reload();
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(2)} s`);
    if (content) await writeDesk(FOLDER, content.checked);
  };

  await update([CONTENT, 'public']).catch(complain);
  watchFolders(update);
  console.log(addressLines(sandbox.origins));
}

/** Hands on the files that have changed, all of a moment at once, and never while the last ones are worked on. */
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
      await update(files).catch(complain);
    }
    isWorking = false;
  };
  for (const folder of WATCHED) {
    watch(folder, { recursive: true }, (_event, name) => {
      changed.add(path.join(folder, name ?? ''));
      clearTimeout(queued);
      queued = setTimeout(() => void work(), PAUSE);
    });
  }
}

/** A mistake in a file must not end the session: it is told, and the next save may mend it. */
const complain = (error: unknown) => console.error(error instanceof Error ? error.message : error);

dev().catch((error: unknown) => {
  complain(error);
  process.exit(1);
});

import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { watch as watchBundles, type RollupOptions, type RollupWatcherEvent } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { generate } from '../../site/prerender/generate';
import { addressLines, startSandbox } from './main';

process.env.SANDBOX = '1';
process.env.DEV = '1';

/** `npm run dev`: as `npm start`, and builds again whenever a file changes. Code is not minified. */
async function dev(): Promise<void> {
  const sandbox = await startSandbox();
  await generate();
  const { options } = await loadConfigFile(path.resolve('rollup.config.mjs'), { silent: true });
  const watcher = watchBundles(options as RollupOptions[]);
  watcher.on('event', (event) => void onBundle(event));

  let queued: NodeJS.Timeout | undefined;
  for (const folder of ['widgets', 'site', 'public']) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(queued);
      // Editors write a file more than once; one run of the generator for all of it.
      queued = setTimeout(() => void generate().catch(complain), 50);
    });
  }
  console.log(addressLines(sandbox.origins));
}

let started = 0;

async function onBundle(event: RollupWatcherEvent): Promise<void> {
  if (event.code === 'START') started = performance.now();
  if (event.code === 'ERROR') complain(event.error);
  if ('result' in event) await event.result?.close();
  if (event.code !== 'END' || !existsSync('.cache/prerender/main.mjs')) return;
  try {
    const bundled = `${pathToFileURL(path.resolve('.cache/prerender/main.mjs')).href}?${Date.now()}`;
    const { writePages } = (await import(bundled)) as typeof import('../../site/prerender/main');
    await writePages();
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    complain(error);
  }
}

/** A mistake in a file must not end the session: it is told, and the next save may mend it. */
const complain = (error: unknown) => console.error(error instanceof Error ? error.message : error);

dev().catch((error: unknown) => {
  complain(error);
  process.exit(1);
});

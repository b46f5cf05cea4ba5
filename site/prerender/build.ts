import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as configs from '../../rollup.config.mjs';
import { writeAdmin } from './admin/write-admin';
import { dataSchemas } from './bundle/data';
import { bundle } from './bundle/run';
import { dayOfBuild } from './content/write-config';
import { writeData } from './bundle/write-data';
import { generate } from './generate';
import { precompress } from './hosts/precompress';
import type * as prerenderer from './html/write-pages';
import { readManifest, type BuildContext, type Manifest } from './bundle/manifest';
import { currentMode } from './mode';
import { writePackage } from './package/write-package';
import { runProgram, type Log } from './tools/program';
import { checkReleases } from './release/releases';
import { filesIn } from './tools/files';
import { hashOfSources } from './tools/sources';

interface BuildOptions {
  /** All picture formats and widths, for a deploy. */
  full: boolean;
  /** Keeps samples, as the sandbox always does. Otherwise placeholders are omitted, and sample keys stop the build. */
  withSamples?: boolean;
  /** Builds only the editor, for a deploy on an origin without third-party scripts. */
  editorOnly?: boolean;
  /** Folder of the finished site. */
  site?: string;
  log?: Log;
}

/** Builds the site: content and pictures, the browser's code, the loader, and every page as HTML. Skips unchanged input. */
export async function build({
  full,
  withSamples = false,
  editorOnly = false,
  site = currentMode().site,
  log = console.log,
}: BuildOptions): Promise<void> {
  const { SANDBOX, SITE_PORT, SERVICES_PORT } = process.env;
  const { folder, name } = currentMode();
  const samples = SANDBOX || withSamples ? 'keep' : 'omit';
  const buildId = hashOfSources();
  const day = dayOfBuild();
  const inputs = JSON.stringify([name, buildId, day, full, samples, editorOnly, SITE_PORT, SERVICES_PORT]);
  const stamp = `.cache/built-${path.basename(site)}.json`;
  if (existsSync(`${site}/index.html`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) {
    log(`Nothing has changed since the last build of ${site}.`);
    return;
  }
  rmSync(stamp, { force: true });
  checkReleases(dataSchemas);

  // Built in another folder and then renamed, because a server may be reading the site.
  const dir = `${folder}/next`;
  rmSync(dir, { recursive: true, force: true });
  log('Writing modules and style sheets from the content');
  const generated = await generate({ full, samples, log });
  // The bundler uses one core, the encoders the others.
  const [manifest] = await Promise.all([bundleBrowser(dir, buildId, log), generated.encodePictures()]);
  const hashes = await writeData(dir, manifest, day);
  await bundleRest({ dir, buildId, manifest, hashes, origin: generated.origin }, log);
  if (SANDBOX || editorOnly || generated.checked.content.settings!.data.liveEditor) {
    await bundleAdmin(dir, log);
    writeAdmin(dir, generated);
  }
  const { writePages } = await loadPrerenderer({ buildId, code: manifest.code }, log);
  log('Writing pages');
  await writePages(dir, manifest, hashes);
  await writePackage(generated.origin);

  if (editorOnly) removePages(dir);
  if (full) await precompress(dir);
  const old = `${dir}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(site)) renameSync(site, old);
  renameSync(dir, site);
  rmSync(old, { recursive: true, force: true });
  writeFileSync(stamp, inputs);
}

/** Bundles elements and pages. Returns their chunks. */
export async function bundleBrowser(dir: string, buildId: string, log?: Log): Promise<Manifest> {
  await bundle({ 'elements and pages': configs.browser({ dir, buildId }) }, [dir, buildId], log);
  return readManifest();
}

/** Bundles the loader, elements in one file, the script for frames, and the service worker. */
export const bundleRest = (context: BuildContext, log?: Log): Promise<void> =>
  bundle(configs.rest(context), context, log);

export const bundleAdmin = (dir: string, log?: Log): Promise<void> =>
  bundle({ admin: configs.admin({ dir }) }, dir, log);

/** Bundles and loads the prerenderer. */
export async function loadPrerenderer(
  values: { buildId: string; code: string },
  log?: Log,
): Promise<typeof prerenderer> {
  await bundle({ prerenderer: configs.prerenderer(values) }, values, log);
  const file = pathToFileURL(path.resolve(currentMode().folder, 'prerender.mjs')).href;
  return import(`${file}?${Date.now()}`);
}

/** Removes every page except the editor, because no third-party script may run on its origin. */
function removePages(folder: string): void {
  for (const file of filesIn(folder))
    if (file.endsWith('.html') && !file.startsWith(path.join(folder, 'admin'))) rmSync(file);
}

// A deploy is always in `dist/`, also with the keys of the sandbox.
if (process.argv[1]?.endsWith('build.ts'))
  runProgram(() =>
    build({
      full: true,
      withSamples: process.argv.includes('--with-samples'),
      editorOnly: process.argv.includes('--editor-only'),
      site: 'dist',
    }),
  );

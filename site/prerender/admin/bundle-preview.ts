import { readdirSync, readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { ownFiles } from '../dev/plugins';
import { options } from './bundle-options';

const MAPS = 'site/prerender/maps/drawn';

/** Writes what draws the editor's previews: components and content of the site, and the prerenderer for them. */
export async function bundlePreview(outDir: string): Promise<void> {
  await build({
    ...options,
    entryPoints: { preview: 'site/prerender/admin/preview/main.tsx' },
    outdir: outDir,
    jsx: 'automatic',
    conditions: ['browser'],
    plugins: [ownFiles, mapsOnDisk],
    // Components are drawn as the build draws them, which has no browser around it: none waits, no tag is defined.
    define: { globalThis: 'aroundNothing' },
    banner: { js: 'const aroundNothing = {};' },
  });
}

/** The maps of the walks, in the place of the disk that they are read from. */
const mapsOnDisk: Plugin = {
  name: 'maps-on-disk',
  setup(build) {
    build.onResolve({ filter: /^node:fs$/ }, () => ({ path: 'maps', namespace: 'disk' }));
    build.onLoad({ filter: /.*/, namespace: 'disk' }, () => {
      const files = Object.fromEntries(
        readdirSync(MAPS).map((name) => [`${MAPS}/${name}`, readFileSync(`${MAPS}/${name}`, 'utf8')]),
      );
      return {
        contents: `const files = ${JSON.stringify(files)};
export const existsSync = (file) => file in files;
export const readFileSync = (file) => files[file];`,
      };
    });
  },
};

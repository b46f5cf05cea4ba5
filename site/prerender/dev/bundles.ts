import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { context, type BuildOptions, type OutputFile } from 'esbuild';
import { packagesOfNode, tagFolders } from '../bundle/paths';
import type { ManifestFile } from '../manifest';
import { bundleLoaders } from './loaders';
import { devManifest } from './manifest';
import { dataApart, ownFiles } from './plugins';

/** Folder of the code, where a published site has a hash. */
const CODE = 'dev';

type Prerenderer = typeof import('../main');

const shared = {
  bundle: true,
  write: false,
  target: 'es2022',
  jsx: 'automatic',
  conditions: ['browser'],
  sourcemap: 'linked',
  logLevel: 'silent',
} satisfies BuildOptions;

/**
 * Opens the bundles of `npm run dev`. They are esbuild's, which needs a tenth of a second for a change where rollup needs
 * several: other chunks than those that are published, at the same addresses of tags, data and loader.
 * @param outDir folder that is served
 * @returns a function that bundles what has changed since the last time and writes it; it rejects where a module is broken
 */
export async function openBundles(
  outDir: string,
): Promise<() => Promise<{ manifest: ManifestFile; prerenderer: Prerenderer }>> {
  const codeDir = `${outDir}/c/${CODE}`;
  const prerendererFile = path.resolve(`${outDir}-prerenderer/main.cjs`);
  const browser = await context({
    ...shared,
    format: 'esm',
    splitting: true,
    metafile: true,
    outdir: codeDir,
    entryPoints: {
      site: 'site/main.tsx',
      rare: 'widgets/kit/rare.ts',
      ...Object.fromEntries(tagFolders.map((folder) => [folder, `widgets/${folder}/element.ts`])),
    },
    plugins: [ownFiles, dataApart],
  });
  const node = await context({
    ...shared,
    // What `require` has loaded can be let go of when the next one is there.
    format: 'cjs',
    platform: 'node',
    // Its own lines say which module they are of.
    sourcemap: false,
    entryPoints: ['site/prerender/main.ts'],
    outfile: prerendererFile,
    external: packagesOfNode,
    plugins: [ownFiles],
  });
  const write = writer();

  return async () => {
    const [code, page] = await Promise.all([browser.rebuild(), node.rebuild()]);
    write([...code.outputFiles, ...page.outputFiles]);
    removeOthers(codeDir, code.outputFiles);
    const manifest = devManifest(code.metafile, codeDir);
    await bundleLoaders(outDir, manifest);
    return { manifest, prerenderer: loadAnew(prerendererFile) as Prerenderer };
  };
}

/** Makes a function that writes the files which differ from what it has written before. */
function writer(): (files: readonly OutputFile[]) => void {
  const written = new Map<string, string>();
  return (files) => {
    for (const { path: file, contents, hash } of files) {
      if (written.get(file) === hash) continue;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, contents);
      written.set(file, hash);
    }
  };
}

/** Removes the chunks of earlier bundles, whose names hold a hash of what was in them. */
function removeOthers(folder: string, files: readonly OutputFile[]): void {
  const current = new Set(files.map((file) => path.basename(file.path)));
  for (const name of readdirSync(folder)) if (!current.has(name)) rmSync(path.join(folder, name));
}

function loadAnew(file: string): unknown {
  const require = createRequire(file);
  delete require.cache[file];
  return require(file);
}

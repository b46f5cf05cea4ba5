import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { build, type BuildOptions } from 'esbuild';
import type { ManifestFile } from '../manifest';

const siteOrigin = () =>
  JSON.stringify(/site = "([^"]+)"/.exec(readFileSync('.cache/content/config.ts', 'utf8'))![1]);

const shared = {
  bundle: true,
  target: 'es2022',
  logLevel: 'silent',
  sourcemap: 'linked',
} satisfies BuildOptions;

/**
 * Writes the scripts that other pages paste. A tag's own script, which is published with the tag inside, is the loader
 * here: the tag comes to life the same way, a round trip later.
 */
export async function bundleLoaders(outDir: string, manifest: ManifestFile): Promise<void> {
  const { code, schema, version, files, tags } = manifest;
  const site = siteOrigin();
  const row = (file: string, index: number) => {
    const needs = Object.values(tags).find(([own]) => own === index) ?? [];
    return [file.replace('.js', ''), ...needs.slice(1)].join(' ');
  };
  await Promise.all([
    build({
      ...shared,
      entryPoints: ['loader/loader.ts'],
      outfile: `${outDir}/loader.js`,
      format: 'iife',
      define: {
        __CHUNKS__: JSON.stringify(files.map(row).join('|')),
        __HASHES__: "''",
        __RARE__: String(files.indexOf('rare.js')),
        __BASE__: JSON.stringify(`/c/${code}/`),
        __DATA__: JSON.stringify(`../../data/${schema}/`),
        __VERSION__: JSON.stringify(version),
        __SITE__: site,
        __OWN__: "''",
      },
    }),
    build({
      ...shared,
      entryPoints: ['loader/embed.ts'],
      outfile: `${outDir}/embed.js`,
      format: 'iife',
      define: { __SITE__: site },
    }),
  ]);
  mkdirSync(`${outDir}/v1`, { recursive: true });
  for (const name of ['loader', ...Object.keys(tags).map((tag) => tag.replace('cat-', ''))])
    copyFileSync(`${outDir}/loader.js`, `${outDir}/v1/${name}.js`);
}

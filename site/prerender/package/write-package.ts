import { minify } from '@swc/core';
import { rollup, type Plugin } from 'rollup';
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { camel } from '../../../widgets/kit/element/definition';
import { registry } from '../../../widgets/registry';
import { projectVersion } from '../tools/sources';
import { buildValues, resolve, transpiled } from '../bundle/plugins';
import { currentMode } from '../mode';
import { readIntegrity } from '../release/releases';
import { copyTypes } from '../docs/types';

const SOURCES = 'loader/npm';
/** Returns the folder that is packed. */
export const packageFolder = (): string => `${currentMode().folder}/npm`;

/**
 * Writes the package `cat-tours`: the loader's import, a component per element for three frameworks, and their types.
 * @param site origin of the site, from which the package fetches the loader
 */
export async function writePackage(site: string, folder = packageFolder()): Promise<void> {
  const version = projectVersion();
  const components = Object.keys(registry).map((tag) => ({ tag, name: camel(`-${tag}`) }));
  const forEach = (line: (component: { tag: string; name: string }) => string) =>
    components.map(line).join('');
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['README.md', 'svelte'])
    cpSync(`${SOURCES}/${name}`, `${folder}/${name}`, { recursive: true });
  cpSync(`${SOURCES}/types`, folder, { recursive: true });
  copyTypes(folder);

  const manifest = JSON.parse(readFileSync(`${SOURCES}/package.json`, 'utf8')) as object;
  writeFileSync(`${folder}/package.json`, JSON.stringify({ ...manifest, version }, null, 2));
  writeFileSync(
    `${folder}/svelte/index.js`,
    forEach(({ name }) => `export { default as ${name} } from './${name}.svelte';\n`),
  );
  for (const { tag, name } of components)
    writeFileSync(`${folder}/svelte/${name}.svelte`, svelteComponent(tag));
  for (const name of ['react', 'vue', 'svelte/index'])
    appendFileSync(
      `${folder}/${name}.d.ts`,
      forEach(({ tag, name }) => `export declare const ${name}: CatComponent<'${tag}'>;\n`),
    );

  // Empty before the release.
  const integrity = readIntegrity()[`v/${version}/loader.js`] ?? '';
  for (const name of ['index', 'react', 'vue']) {
    const bundled = await rollup({
      input: `${SOURCES}/${name}.ts`,
      // The frameworks import `index.js`, which must run only once in a page.
      external: ['react', 'vue', './index.js'],
      makeAbsoluteExternalsRelative: false,
      plugins: [buildValues({ site, version, integrity }), resolve(), transpiled, withoutComments],
    });
    // Next.js runs other modules on the server, where there are no hooks.
    const banner = name === 'react' ? `'use client';` : '';
    await bundled.write({ file: `${folder}/${name}.js`, banner });
  }
  for (const name of ['react', 'vue'])
    appendFileSync(
      `${folder}/${name}.js`,
      forEach(({ tag, name }) => `export const ${name} = /* @__PURE__ */ wrap('${tag}');\n`),
    );
}

const withoutComments: Plugin = {
  name: 'without-comments',
  renderChunk: (code) =>
    minify(code, { module: true, compress: false, mangle: false, format: { comments: false } }),
};

const svelteComponent = (tag: string): string => `<script>
  import Tag from './Tag.svelte';
  const attributes = $props();
</script>

<Tag tag="${tag}" {...attributes} />
`;

import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup, type Plugin } from 'rollup';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { registry } from '../../../widgets/registry';
import { transpiled } from '../bundle/transpiled';
import { componentName } from '../docs/component-name';
import { INTEGRITY } from '../release/releases';
import { copyTypes } from '../types';
import { packageJson } from './package-json';
import { packageTypings } from './typings';

const SOURCES = 'loader/npm';
/** Folder that is packed. */
export const PACKAGE = '.cache/npm';

interface PackageOptions {
  folder?: string;
  /** Origin of our site, where the package finds the loader. */
  site: string;
}

/**
 * Writes the package `cat-tours`: what puts the loader into a page, a component of each tag for three frameworks, and
 * the types of all of it.
 */
export async function writePackage({ folder = PACKAGE, site }: PackageOptions): Promise<void> {
  const { version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>;
  const tags = Object.keys(registry);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  await bundleSources(folder, tags, {
    __SITE__: site,
    __VERSION__: version!,
    __INTEGRITY__: integrityOf(version!),
  });
  const files = {
    'package.json': `${JSON.stringify(packageJson(version!, license!), null, 2)}\n`,
    'svelte/index.js': tags
      .map((tag) => `export { default as ${componentName(tag)} } from './${componentName(tag)}.svelte';\n`)
      .join(''),
    ...Object.fromEntries(tags.map((tag) => [`svelte/${componentName(tag)}.svelte`, svelteComponent(tag)])),
    ...packageTypings(tags),
  };
  cpSync(`${SOURCES}/README.md`, `${folder}/README.md`);
  cpSync(`${SOURCES}/svelte`, `${folder}/svelte`, { recursive: true });
  copyTypes(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

/** Bundles each entry; what they share stays in the first, for a page must have it once. */
async function bundleSources(
  folder: string,
  tags: readonly string[],
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const components = tags
    .map((tag) => `export const ${componentName(tag)} = /* @__PURE__ */ wrap('${tag}');\n`)
    .join('');
  const values = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)]),
  );
  const write = async (name: string, input: string) => {
    const bundled = await rollup({
      input,
      external: ['react', 'vue', './index.js'],
      makeAbsoluteExternalsRelative: false,
      plugins: [
        entry(`import { wrap } from './${name}';\n${components}`),
        nodeResolve({ extensions: ['.ts'] }),
        transpiled(values),
      ],
    });
    await bundled.write({ file: path.join(folder, `${name}.js`) });
  };
  await write('index', `${SOURCES}/index.ts`);
  for (const name of ['react', 'vue']) await write(name, ENTRY);
}

const ENTRY = path.resolve(SOURCES, 'entry.js');
/** Stands for a module that no file has. */
const entry = (text: string): Plugin => ({
  name: 'entry',
  resolveId: (source) => (source === ENTRY ? ENTRY : null),
  load: (id) => (id === ENTRY ? text : null),
});

/** Returns the hash of this version's loader, once it has been released. */
function integrityOf(version: string): string {
  if (!existsSync(INTEGRITY)) return '';
  const hashes = JSON.parse(readFileSync(INTEGRITY, 'utf8')) as Record<string, string>;
  return hashes[`v/${version}/loader.js`] ?? '';
}

const svelteComponent = (tag: string): string => `<script>
  import Tag from './Tag.svelte';
  const said = $props();
</script>

<Tag tag="${tag}" {...said} />
`;

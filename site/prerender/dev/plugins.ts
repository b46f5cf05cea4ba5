// What rollup's plugins of the same purpose do, for the bundles of `npm run dev`.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform, type Plugin } from 'esbuild';
import { dataAddress, dataAskedFor } from '../bundle/data';
import { namesOfStandIns, standInFor } from '../bundle/stand-ins';
import { GROUPS, groupedModule, withGroups, type GroupNames } from '../css/group-classes';

/** Matches these texts alone: asking a plugin about every import takes longer than all the rest. */
const oneOf = (texts: readonly string[]) =>
  new RegExp(`^(${texts.map((text) => text.replace(/[./]/g, '\\$&')).join('|')})$`);

/** Files of ours instead of others. */
export const ownFiles: Plugin = {
  name: 'own-files',
  setup({ onResolve }) {
    onResolve({ filter: oneOf(namesOfStandIns) }, ({ path: source, importer }) => {
      const file = standInFor(source, importer);
      return file ? { path: path.resolve(file) } : undefined;
    });
  },
};

/** Leaves data at addresses of their own, apart from the code. */
export const dataApart: Plugin = {
  name: 'data-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/data$|^#content\// }, ({ path: source, importer, kind }) => {
      const name = dataAskedFor(source, importer, kind === 'dynamic-import');
      return name ? { path: dataAddress(name), external: true, sideEffects: false } : undefined;
    });
  },
};

/** Makes what writes one class for several utilities. Modules are read again only when their text or the names change. */
export function groupedClasses(): Plugin {
  const known = new Map<string, { inputs: string; contents: string }>();
  let names = '';
  return {
    name: 'grouped-classes',
    setup({ onStart, onLoad }) {
      onStart(() => void (names = readFileSync(`.cache/css/${GROUPS}`, 'utf8')));
      onLoad({ filter: groupedModule }, async ({ path: file }) => {
        const text = await readFile(file, 'utf8');
        const inputs = names + text;
        let module = known.get(file);
        if (module?.inputs !== inputs) {
          const { code } = await transform(text, {
            loader: 'tsx',
            jsx: 'automatic',
            target: 'es2022',
            sourcefile: file,
            sourcemap: 'inline',
          });
          module = { inputs, contents: withGroups(code, JSON.parse(names) as GroupNames) };
          known.set(file, module);
        }
        return { contents: module.contents, loader: 'js' };
      });
    },
  };
}

// What rollup's plugins of the same purpose do, for the bundles of `npm run dev`.
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { dataAddress, dataAskedFor } from '../bundle/data';
import { namesOfStandIns, standInFor } from '../bundle/stand-ins';

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

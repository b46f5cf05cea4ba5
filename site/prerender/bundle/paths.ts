// Where modules lie: what the bundler decides of a module, it decides by that.
import path from 'node:path';
import { tagFolders as foldersOfTags } from '../tag-folders.ts';

/** A folder each, as in widgets/registry.ts. */
export const tagFolders = foldersOfTags();

/** A module's path from the project's root, with slashes on every system: `widgets/faq/element.ts`. */
export const pathOf = (id: string): string => path.relative('', id).replaceAll(path.sep, '/');

/** Tells whether a module lies in a folder, however deep, or is that file; both from the project's root. */
export const isIn = (folder: string, id: string): boolean => `${pathOf(id)}/`.startsWith(`${folder}/`);

/** Returns the folder of the tag that a module lies in, and its name there; neither where it lies elsewhere or deeper. */
export function placeInTag(id: string): { tag?: string; part?: string } {
  const [top, tag, file, deeper] = pathOf(id).split('/');
  return top === 'widgets' && tag && file && !deeper && tagFolders.includes(tag)
    ? { tag, part: path.parse(file).name }
    : {};
}

/** Packages that the prerenderer takes from node_modules; all others are bundled into it. */
export const packagesOfNode = [
  'preact',
  'preact-render-to-string',
  '@r2wc/core',
  'sharp',
  'lightningcss',
  'esbuild',
  '@swc/core',
  '@rollup/plugin-node-resolve',
  'rollup',
  'yaml',
  'zod',
];

/** Tells whether an import asks for one of these packages, or for a part of it. */
export const isOfNode = (id: string): boolean =>
  packagesOfNode.some((name) => id === name || id.startsWith(`${name}/`));

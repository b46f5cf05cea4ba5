// Facts about modules by their path.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { currentMode } from '../mode.ts';

/** The elements' folders in `widgets/`. */
export const elementFolders = readdirSync('widgets').filter((folder) =>
  existsSync(`widgets/${folder}/element.ts`),
);

/** Element of most partner pages: modules that it shares are in the `runtime` chunk, to save requests. */
export const SHARED_WITH = 'tour-list';

/** Elements whose script `v1/<tag>.js` would be over 8 kB larger than their first requests. */
const LARGE = ['blog', 'contact', 'newsletter', 'survey'];

/** Elements that have a script `v1/<tag>.js`. */
export const ONE_REQUEST = elementFolders.filter((folder) => !LARGE.includes(folder));

/** Returns a module's path from the project's root, with slashes on every system: `widgets/faq/element.ts`. */
export const pathOf = (id: string): string => path.relative('', id).replaceAll(path.sep, '/');

/** True if a module is in a folder at any depth, or is that file; both from the project's root. */
export const isIn = (folder: string, id: string): boolean => `${pathOf(id)}/`.startsWith(`${folder}/`);

/** True for the generated modules `#content/...`. */
export const isContent = (id: string): boolean => isIn(currentMode().content, id);

/** Returns an element's folder and the module's name in it; neither if the module is elsewhere or deeper. */
export function elementPartOf(id: string): { folder?: string; part?: string } {
  const [top, folder, file, deeper] = pathOf(id).split('/');
  return top === 'widgets' && folder && file && !deeper && elementFolders.includes(folder)
    ? { folder, part: path.parse(file).name }
    : {};
}

/** Packages that the prerenderer imports from node_modules; all others are bundled. */
const NODE_PACKAGES =
  /^(preact|preact-render-to-string|@r2wc\/core|sharp|lightningcss|@swc\/core|@rollup\/plugin-node-resolve|rollup|yaml|zod|micromark[\w-]*)(\/|$)/;

/** True if an import names one of these packages or a module in it. */
export const isOfNode = (id: string): boolean => NODE_PACKAGES.test(id);

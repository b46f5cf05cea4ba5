import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Features, transform } from 'lightningcss';
import { compileClasses } from './twind';
import { moduleGraph } from './modules';

/** Returns an element's style sheets and utilities for its class names. Throws if neither knows one. */
export function sheetFor(entry: string, first = '') {
  const { css, edition } = writtenFor(entry);
  return { css: css + utilitiesFor(entry, first + css + edition), edition };
}

/** Joins the `.css` files next to a module's imports, and the `.edition.css` files, except `taken`. */
export function writtenFor(entry: string, taken: ReadonlySet<string> = new Set()) {
  const modules = [...moduleGraph(entry).keys()];
  const join = (ending: string) =>
    modules
      .map((file) => file.replace(/\.tsx?$/, ending))
      .filter((file) => existsSync(file) && !taken.has(file))
      .map((file) => minify(filesOf(file).map(readAlone).join(''), file))
      .join('');
  return { css: join('.css'), edition: join('.edition.css') };
}

/** Returns utilities for class names that the written CSS lacks. Throws if the theme lacks some, too. */
export function utilitiesFor(entry: string, written: string): string {
  const known = new Set([...written.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name!));
  const used = new Set([...moduleGraph(entry).values()].flatMap(({ classNames }) => classNames));
  const { css, unknown } = compileClasses([...used].filter((name) => !known.has(name)).sort());
  if (unknown.length) throw new Error(`${entry}: unknown class names: ${unknown.join(', ')}`);
  return minify(css, `${entry} (class names)`);
}

const IMPORT = /@import '([^']+)';/g;

/** Lists the files of a style sheet: its `@import`s, then itself. */
export const filesOf = (file: string): string[] => [
  ...[...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, other]) =>
    path.resolve(path.dirname(file), other!),
  ),
  file,
];

export const readAlone = (file: string): string => readFileSync(file, 'utf8').replace(IMPORT, '');

/** Minifies CSS. Throws with `name` if it is not valid. `include` lists features for older browsers. */
export function minify(css: string, name: string, include: number = Features.Nesting): string {
  const { code, warnings } = transform({
    filename: name,
    code: Buffer.from(css),
    minify: true,
    include,
  });
  if (warnings.length) throw new Error(`${name}: ${warnings.map((warning) => warning.message).join('; ')}`);
  return code.toString();
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Features, transform, type Warning } from 'lightningcss';
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
      .flatMap(filesOf)
      .map((file) => minifyFile(file))
      .join('');
  return { css: join('.css'), edition: join('.edition.css') };
}

/** Returns utilities for class names that the written CSS lacks. Throws if the theme lacks some, too. */
export function utilitiesFor(entry: string, written: string): string {
  const known = new Set([...written.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name!));
  const used = new Map([...moduleGraph(entry).values()].flatMap(({ classNames }) => classNames));
  const { css, unknown } = compileClasses([...used.keys()].filter((name) => !known.has(name)).sort());
  const problems = unknown.map(
    (name) =>
      `${used.get(name)}: unknown class name "${name}". Add a rule to the style sheet next to the file, or use a name of Tailwind 3 with the tokens of site/prerender/css/tokens.ts.`,
  );
  if (problems.length) throw new Error(problems.join('\n'));
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

/** Minifies a file with its `@import`s. */
export const minifySheet = (file: string): string =>
  filesOf(file)
    .map((each) => minifyFile(each))
    .join('');

/** Minifies a file, without its `@import`s. */
export const minifyFile = (file: string, include?: number): string =>
  minify(readFileSync(file, 'utf8').replace(IMPORT, ''), path.relative('', file), include);

/** Minifies CSS. Throws with `name` and the line if it is not valid. `include` lists features for older browsers. */
export function minify(css: string, name: string, include: number = Features.Nesting): string {
  try {
    const { code, warnings } = transform({ filename: name, code: Buffer.from(css), minify: true, include });
    if (warnings[0]) throw warnings[0];
    return code.toString();
  } catch (error) {
    const { loc, message } = error as Warning;
    throw new Error(`${name}:${loc.line}: ${message}`, { cause: error });
  }
}

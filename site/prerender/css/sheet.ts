import { existsSync, readFileSync } from 'node:fs';
import { Features, transform } from 'lightningcss';
import { compileClasses } from '../../../widgets/kit/style/twind';
import { moduleGraph, namesIn } from './modules';

interface Sheet {
  css: string;
  /** Rules that only the brand's look needs. */
  edition: string;
}

/**
 * The style sheets that a tag's module needs: what is written for it, and the utilities for the class names in it.
 * @param entry path of the module
 * @param first style text that goes before, not counted as missing when its classes are used
 * @throws Error naming the class names that neither a style sheet nor the theme knows
 */
export function sheetFor(entry: string, first = ''): Sheet {
  const { css, edition } = writtenFor(entry);
  const named = classesIn(first + css + edition);
  const used = [...moduleGraph(entry).values()].flatMap(({ classLists }) => classLists.flatMap(namesIn));
  const utilities = new Set(used.filter((name) => !named.has(name)));
  return { css: css + utilityRules([...utilities].sort(), entry), edition };
}

/**
 * The `.css` files beside the modules that a module reaches; apart, the `.edition.css` files.
 * @param taken absolute paths of those that are left out
 */
export function writtenFor(entry: string, taken: ReadonlySet<string> = new Set()): Sheet {
  const beside = (ending: string) =>
    [...moduleGraph(entry).keys()]
      .map((file) => file.replace(/\.tsx?$/, ending))
      .filter((file) => existsSync(file) && !taken.has(file))
      .map((file) => minify(readFileSync(file, 'utf8'), file))
      .join('');
  return { css: beside('.css'), edition: beside('.edition.css') };
}

/**
 * @param user shown in errors: who has these class names
 * @throws Error naming those that the theme does not know
 */
export function utilityRules(names: readonly string[], user: string): string {
  const { css, unknown } = compileClasses(names);
  if (unknown.length) throw new Error(`${user}: unknown class names: ${unknown.join(', ')}`);
  return minify(css, `${user} (class names)`);
}

/**
 * @param name shown in errors
 * @param include features to write in their older form
 * @throws Error when the text is not valid CSS
 */
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

export const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1]!));

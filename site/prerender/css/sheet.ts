import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Features, transform } from 'lightningcss';
import { compileClasses } from '../../../widgets/kit/style/twind';
import { moduleGraph } from './modules';

/**
 * The style sheets that an entry module needs: the `.css` file beside each module it reaches, then the
 * utilities for the class names in them; apart, the `.edition.css` files, which only the brand's look needs.
 * @param entry path of the module
 * @param first style text that goes before, not counted as missing when its classes are used
 * @param apart sheets that come by another way; their classes are not missing either
 * @throws Error naming the class names that neither a style sheet nor the theme knows
 */
export function sheetFor(
  entry: string,
  first = '',
  apart: readonly string[] = [],
): { css: string; edition: string } {
  const graph = moduleGraph(entry);
  const files = [...graph.keys()];
  const beside = (ending: string, modules: readonly string[]) =>
    modules
      .map((file) => file.replace(/\.tsx?$/, ending))
      .filter((file) => existsSync(file))
      .map((file) => minify(readFileSync(file, 'utf8'), file))
      .join('');
  const besideModule = new Set(apart.map((sheet) => path.resolve(sheet.replace(/css$/, 'tsx'))));
  const own = files.filter((file) => !besideModule.has(path.resolve(file)));
  const written = beside('.css', own);
  const edition = beside('.edition.css', own);
  const others = files.filter((file) => !own.includes(file));
  const named = classesIn(first + written + edition + beside('.css', others));
  const used = new Set([...graph.values()].flatMap((module) => module.classNames));
  const { css, unknown } = compileClasses([...used].filter((name) => !named.has(name)).sort());
  if (unknown.length) throw new Error(`${entry}: unknown class names: ${unknown.join(', ')}`);
  return { css: written + minify(css, `${entry} (class names)`), edition };
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

const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1]!));

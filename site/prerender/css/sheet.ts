import { existsSync, readFileSync } from 'node:fs';
import { Features, transform } from 'lightningcss';
import { compileClasses } from '../../../widgets/kit/style/twind';
import { moduleGraph } from './modules';

/**
 * The style sheets that an entry module needs: the `.css` file beside each module it reaches, then the
 * utilities for the class names in them; apart, the `.edition.css` files, which only the brand's look needs.
 * @param entry path of the module
 * @param others style text that comes by another way; the classes in it are not missing
 * @param taken absolute paths of the sheets in it, which are left out
 * @throws Error naming the class names that neither a style sheet nor the theme knows
 */
export function sheetFor(
  entry: string,
  others = '',
  taken: ReadonlySet<string> = new Set(),
): { css: string; edition: string } {
  const graph = moduleGraph(entry);
  const beside = (ending: string) =>
    [...graph.keys()]
      .map((file) => file.replace(/\.tsx?$/, ending))
      .filter((file) => existsSync(file) && !taken.has(file))
      .map((file) => minify(readFileSync(file, 'utf8'), file))
      .join('');
  const written = beside('.css');
  const edition = beside('.edition.css');
  const named = classesIn(others + written + edition);
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

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Features } from 'lightningcss';
import { moduleGraph, namesIn, type Graph } from './modules';
import { minify } from './sheet';

/** A sheet that not every page has: who needs it imports it as `#css/<name>` and writes it into the page. */
export interface OwnSheet {
  name: string;
  css: string;
  /** The files that it is made of, by their absolute paths. */
  files: readonly string[];
  /** The modules that are on pages with this sheet alone. */
  modules: Graph;
}

/**
 * Finds the sheets that modules of the site bring themselves.
 *
 * `#css/pages/<page>`, imported by that page, is what is beside the page and beside the modules that only it leads to.
 * A part that a second page takes up moves into the sheet of all pages by itself, and so does everything of a page that
 * imports no sheet.
 *
 * `#css/<name>` is `<name>.css` beside the module that imports it, behind the sheets that it takes up by `@import`.
 * @param entry path of the site's first module
 */
export function ownSheets(entry: string): OwnSheet[] {
  const site = path.resolve(path.dirname(entry));
  const graph = moduleGraph(entry);
  const wanted = [...graph].flatMap(([module, { sheets }]) => sheets.map((name) => ({ module, name })));
  const ofSite = wanted.filter(({ module }) => module.startsWith(site));
  const parts = ofSite
    .filter(({ name }) => !name.startsWith('pages/'))
    .map(({ module, name }) => partSheet(name, module, graph));
  const taken = new Set(parts.flatMap(({ files }) => files));
  const pages = ofSite
    .filter(({ name }) => name.startsWith('pages/'))
    .map(({ module, name }) => {
      if (module !== path.join(site, `${name}.tsx`))
        throw new Error(`${module}: #css/${name} is for ${name}.tsx alone`);
      const others = moduleGraph(entry, module);
      const modules = new Map([...graph].filter(([file]) => !others.has(file)));
      const files = [...modules.keys()]
        .flatMap((file) => ['.css', '.edition.css'].map((ending) => file.replace(/\.tsx?$/, ending)))
        .filter((file) => existsSync(file) && !taken.has(file));
      return { name, files, modules, css: written(name, files) };
    });
  return [...parts, ...pages];
}

const IMPORT = /@import '([^']+)';/g;

function partSheet(name: string, module: string, graph: Graph): OwnSheet {
  const file = path.join(path.dirname(module), `${name}.css`);
  const imported = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, other]) =>
    path.resolve(path.dirname(file), other!),
  );
  const files = [...imported, file];
  const beside = imported.flatMap((sheet) => [...moduleGraph(sheet.replace(/css$/, 'tsx'))]);
  return {
    name,
    files,
    modules: new Map([[module, graph.get(module)!], ...beside]),
    css: written(name, files),
  };
}

const written = (name: string, files: readonly string[]): string =>
  files.map((file) => inPage(name, readFileSync(file, 'utf8').replace(IMPORT, ''))).join('');

/** Components write these sheets, as text: what HTML would escape there is written otherwise. */
export function inPage(name: string, css: string): string {
  const small = minify(css, `#css/${name}`, Features.Nesting | Features.MediaRangeSyntax);
  const quoted = small.includes("'") ? small : small.replaceAll('"', "'");
  const escaped = /.*[<&"]/.exec(quoted);
  if (escaped) throw new Error(`#css/${name}: ${escaped[0]} would be escaped in a page`);
  return quoted;
}

/**
 * @param shared the sheet of all pages
 * @throws Error naming the modules with a class name whose rules are on other pages alone
 */
export function checkUse(entry: string, sheets: readonly OwnSheet[], shared: string): void {
  const everywhere = styledIn(shared);
  const own = sheets.map(({ name, css, modules }) => ({ name, styled: styledIn(css), modules }));
  const problems = [...moduleGraph(entry)].flatMap(([module, { classLists }]) =>
    classLists.flatMap(namesIn).flatMap((className) => {
      const known = everywhere.has(className) ? [] : own.filter(({ styled }) => styled.has(className));
      return known.length && !known.some(({ modules }) => modules.has(module))
        ? [`${path.relative('', module)}: the rules for .${className} come with #css/${known[0]!.name} alone`]
        : [];
    }),
  );
  if (problems.length) throw new Error(problems.join('\n'));
}

/** The class names that a sheet has rules for by themselves, whatever else it says of them in other places. */
const styledIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/(?<=[{},]|^)\.(-?[_a-zA-Z][\w-]*)(?=[{,:])/g)].map((match) => match[1]!));

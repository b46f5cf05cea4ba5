import { existsSync } from 'node:fs';
import path from 'node:path';
import { Features } from 'lightningcss';
import { moduleGraph } from './modules';
import { filesOf, minifyFile, utilitiesFor, writtenFor } from './sheet';

const MAIN = 'site/main.tsx';
const OFFLINE = 'site/pages/offline.tsx';

/** Makes the style sheets of our pages; `around`, the CSS before and after, may style their class names. */
export function siteSheets(around: string) {
  const ownFiles = filesOfOwnSheets();
  const taken = new Set([...ownFiles.values()].flat());
  const own = new Map([...ownFiles].map(([name, files]) => [name, inPage(name, files)]));
  const [site, offline] = [MAIN, OFFLINE].map((entry) => {
    const { css, edition } = writtenFor(entry, taken);
    return css + utilitiesFor(entry, [around, css, edition, ...own.values()].join('')) + edition;
  });
  // A page imports its own sheets as `#css/<name>` and writes them into its HTML.
  return { site: site!, offline: offline!, own };
}

/**
 * Finds the files of each sheet of single pages. `#css/pages/<page>`: those next to the page and to the modules that only
 * this page needs. `#css/<name>`: `<name>.css` next to the module that imports it.
 */
function filesOfOwnSheets(): Map<string, string[]> {
  const graph = moduleGraph(MAIN);
  const wanted = [...graph].flatMap(([module, { sheets }]) =>
    module.startsWith(path.resolve('site')) ? sheets.map((name) => ({ module, name })) : [],
  );
  const parts = wanted.filter(({ name }) => !name.startsWith('pages/'));
  const files = new Map(
    parts.map(({ module, name }) => [name, filesOf(path.join(path.dirname(module), `${name}.css`))]),
  );
  const taken = new Set([...files.values()].flat());
  for (const { module, name } of wanted.filter((sheet) => !parts.includes(sheet))) {
    const others = moduleGraph(MAIN, module);
    const candidates = [...graph.keys()]
      .filter((file) => !others.has(file))
      .flatMap((file) => ['.css', '.edition.css'].map((ending) => file.replace(/\.tsx?$/, ending)));
    const own = candidates.filter((file) => existsSync(file) && !taken.has(file)).flatMap(filesOf);
    files.set(name, own);
  }
  return files;
}

/** Minifies files for a `<style>` in a component, without characters that HTML escapes in text. */
function inPage(name: string, files: readonly string[]): string {
  const features = Features.Nesting | Features.MediaRangeSyntax;
  const css = files
    .map((file) => minifyFile(file, features))
    .join('')
    .replaceAll('"', "'");
  const [escaped] = /.{0,60}[<&]/.exec(css) ?? [];
  if (escaped) throw new Error(`#css/${name}: ${escaped} would be escaped in a page`);
  return css;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageTokens, widgetTokens } from './tokens';
import { tagFolders } from '../bundle/paths';
import { writeChanged } from '../write-changed';
import { minify, sheetFor } from './sheet';
import { siteSheets } from './site-sheets';

/**
 * Writes `#css/base`: the reset of every element; `#css/looks`: what looks other than the brand theme add. For each element
 * `#css/<folder>`: its rules, and `#css/<folder>-edition`: what the brand theme adds. `#css/toast`. For frame pages
 * `#css/embed`. For our pages `#css/site`, `#css/fonts`, `#css/offline`, and those of single pages (site-sheets.ts).
 */
export function generateCss({ outDir }: { outDir: string }): void {
  const write = (name: string, css: string) =>
    writeChanged(path.join(outDir, `${name}.ts`), `export const css = ${JSON.stringify(css)};\n`);

  const base = forHostPages(minify(readFileSync('widgets/kit/style/base.css', 'utf8'), 'base.css'));
  const brand = widgetTokens + readFileSync('widgets/kit/style/edition.css', 'utf8');
  write('base', base);
  write('looks', forHostPages(minify(readFileSync('widgets/kit/style/looks.css', 'utf8'), 'looks.css')));
  for (const folder of tagFolders) {
    const { css, edition } = sheetFor(`widgets/${folder}/element.ts`, base);
    write(folder, forHostPages(css));
    write(`${folder}-edition`, forHostPages(minify(brand, 'tokens') + edition));
  }

  write('embed', minify(readFileSync('site/prerender/html/embed-pages.css', 'utf8'), 'embed-pages.css'));
  // Toasts have their own shadow root.
  write('toast', minify(readFileSync('widgets/kit/style/toast.css', 'utf8'), 'toast.css'));

  const fonts = readFileSync('site/style/font-face.css', 'utf8');
  write('fonts', minify(fonts, 'fonts.css'));
  const page = minify(pageTokens + fonts + readFileSync('site/style/page.css', 'utf8'), 'page.css');
  const print = minify(readFileSync('site/style/print.css', 'utf8'), 'print.css');
  const { site, offline, own } = siteSheets(page + print);
  write('site', page + site + print);
  write('offline', page + offline + print);
  for (const [name, css] of own) write(name, css);
}

/** Returns an element's sheet without what fails on host pages. */
const forHostPages = (css: string): string =>
  css
    // With `look="match"` the family may be invalid, which would invalidate the whole shorthand.
    .replace(/(?<=font:[^;}]*)var\((--_\w+)\)(?=[;}])/g, 'a;font-family:var($1)')
    // A `rem` is the host page's.
    .replace(/(?<![\w.#-])(-?[\d.]+)rem\b/g, 'calc(var(--_rem)*$1)');

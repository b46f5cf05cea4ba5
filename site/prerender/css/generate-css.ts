import path from 'node:path';
import { pageTokens, widgetTokens } from './tokens';
import { elementFolders } from '../bundle/paths';
import { writeChanged } from '../tools/files';
import { minify, minifyFile, minifySheet, sheetFor } from './sheet';
import { siteSheets } from './site-sheets';

const TOKENS = 'site/prerender/css/tokens.ts';

/**
 * Writes `#css/base`: the reset of every element; `#css/looks`: what looks other than the brand theme add. For each element
 * `#css/<folder>`: its rules, and `#css/<folder>-edition`: what the brand theme adds. `#css/toast`, `#css/in-dialog`,
 * `#css/pop-up`. For frame pages `#css/embed`. For our pages `#css/site`, `#css/fonts`, `#css/offline`, and those of
 * single pages (site-sheets.ts).
 */
export function generateCss({ outDir }: { outDir: string }): void {
  const write = (name: string, css: string) =>
    writeChanged(path.join(outDir, `${name}.ts`), `export const css = ${JSON.stringify(css)};\n`);

  const base = forHostPages(minifySheet('widgets/kit/style/base.css'));
  write('base', base);
  write('looks', forHostPages(minifyFile('widgets/kit/style/looks.css')));
  const brand = minify(widgetTokens, TOKENS) + minifySheet('widgets/kit/style/edition.css');
  for (const folder of elementFolders) {
    const { css, edition } = sheetFor(`widgets/${folder}/element.ts`, base);
    write(folder, forHostPages(css));
    write(`${folder}-edition`, forHostPages(brand + edition));
  }

  write('embed', minifyFile('site/prerender/html/embed-pages.css'));
  // Toasts have their own shadow root.
  write('toast', minifyFile('widgets/kit/style/toast.css'));
  for (const name of ['in-dialog', 'pop-up'])
    write(name, forHostPages(minifyFile(`widgets/kit/style/${name}.css`)));

  const fonts = minifyFile('site/style/font-face.css');
  write('fonts', fonts);
  const page = minify(pageTokens, TOKENS) + fonts + minifySheet('site/style/page.css');
  const print = minifyFile('site/style/print.css');
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

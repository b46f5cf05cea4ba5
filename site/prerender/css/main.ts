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

  const base = forWidgets(minify(readFileSync('widgets/kit/style/base.css', 'utf8'), 'base.css'));
  const brand = widgetTokens + readFileSync('widgets/kit/style/edition.css', 'utf8');
  write('base', base);
  write('looks', forWidgets(minify(readFileSync('widgets/kit/style/looks.css', 'utf8'), 'looks.css')));
  for (const folder of tagFolders) {
    const { css, edition } = sheetFor(`widgets/${folder}/element.ts`, base);
    write(folder, forWidgets(css));
    write(`${folder}-edition`, inWidgetUnits(minify(brand, 'tokens') + edition));
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

/** Prepares a sheet for host pages. The minifier keeps spaces in custom properties. */
const forWidgets = (css: string): string => inWidgetUnits(withFamiliesApart(css)).replaceAll(', ', ',');

/** Moves font families out of `font`: with `look="match"` the token is invalid, which would invalidate the shorthand. */
const withFamiliesApart = (css: string): string =>
  css.replace(/(?<=font:[^;}]*)var\((--_\w+)\)(?=[;}])/g, 'a;font-family:var($1)');

/** Replaces `rem`, which depends on the host page's root font size. */
const inWidgetUnits = (css: string): string =>
  css.replace(/(?<![\w.#-])(-?\d*\.?\d+)rem\b/g, (_, n: string) =>
    Number(n) === 1 ? 'var(--_rem)' : `calc(var(--_rem)*${Number(n)})`,
  );

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageTokens, widgetTokens } from './tokens';
import { FIRST_TAG, tagFolders } from '../bundle/paths';
import { writeChanged } from '../write-changed';
import { minify, sheetFor } from './sheet';
import { siteSheets } from './site-sheets';

/**
 * Writes `#css/base`: reset and tokens that every element needs. For each element `#css/<folder>`: its rules and the tokens
 * that the base does not have, and `#css/<folder>-edition`: what the brand theme adds. `#css/toast`. For frame pages
 * `#css/embed`. For our pages `#css/site`, `#css/fonts`, `#css/offline`, and those of single pages (site-sheets.ts).
 */
export function generateCss({ outDir }: { outDir: string }): void {
  const write = (name: string, css: string) =>
    writeChanged(path.join(outDir, `${name}.ts`), `export const css = ${JSON.stringify(css)};\n`);

  const base = forWidgets(minify(readFileSync('widgets/kit/style/base.css', 'utf8'), 'base.css'));
  const brand = `[data-look=edition]{${widgetTokens}}${readFileSync('widgets/kit/style/edition.css', 'utf8')}`;
  const sheetOf = (folder: string) => sheetFor(`widgets/${folder}/element.ts`, base);
  const basic = tokensIn(onlyUsedTokens(base + forWidgets(sheetOf(FIRST_TAG).css)));
  write(
    'base',
    withTokens(base, (name) => basic.has(name)),
  );
  for (const folder of tagFolders) {
    const { css: written, edition } = sheetOf(folder);
    const css = forWidgets(written);
    const branded = inWidgetUnits(minify(brand, 'tokens') + edition);
    const used = tokensIn(onlyUsedTokens(base + css, branded));
    write(folder, tokenRules(base, (name) => used.has(name) && !basic.has(name)) + css);
    write(`${folder}-edition`, branded);
  }

  write('embed', minify(readFileSync('site/prerender/html/embed-pages.css', 'utf8'), 'embed-pages.css'));
  // Toasts have their own shadow root.
  write('toast', minify(readFileSync('widgets/kit/style/toast.css', 'utf8'), 'toast.css'));

  const root = `:root{${pageTokens}}`;
  const fonts = readFileSync('site/style/font-face.css', 'utf8');
  write('fonts', minify(fonts, 'fonts.css'));
  const page = minify(root + fonts + readFileSync('site/style/page.css', 'utf8'), 'page.css');
  const print = minify(readFileSync('site/style/print.css', 'utf8'), 'print.css');
  const { site, offline, own } = siteSheets(page + print);
  write('site', onlyUsedTokens(page + site + print, [...own.values()].join('')));
  write('offline', onlyUsedTokens(page + offline + print));
  for (const [name, css] of own) write(name, css);
}

const TOKEN = /(--_[\w-]+):[^;}]*(;|(?=\}))/g;

/** Removes tokens that are used neither in the sheet nor in the one that follows it: brand theme or a page's own sheet. */
function onlyUsedTokens(css: string, behind = ''): string {
  const used = new Set([...css.matchAll(/var\((--_[\w-]+)/g)].map((match) => match[1]!));
  for (const [, name] of behind.matchAll(/var\((--_[\w-]+)/g)) {
    if (!behind.includes(`${name}:`)) used.add(name!);
  }
  const left = withTokens(css, (name) => used.has(name));
  return left === css ? css : onlyUsedTokens(left, behind);
}

/** Removes other tokens from a sheet. */
const withTokens = (css: string, wanted: (name: string) => boolean): string =>
  css.replace(TOKEN, (whole, name: string) => (wanted(name) ? whole : ''));

const tokensIn = (css: string): Set<string> => new Set([...css.matchAll(TOKEN)].map((match) => match[1]!));

/** Returns the rules of a sheet without nested ones, reduced to these tokens. */
const tokenRules = (css: string, wanted: (name: string) => boolean): string =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector, body]) => {
      const tokens = [...`${body}}`.matchAll(TOKEN)].filter(([, name]) => wanted(name!));
      return tokens.length ? `${selector}{${tokens.map(([token]) => token).join('')}}` : '';
    })
    .join('');

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

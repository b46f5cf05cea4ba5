import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageTokens, widgetTokens } from '../../../widgets/kit/style/tokens';
import { FIRST_TAG, tagFolders } from '../tag-folders';
import { writeChanged } from '../write-changed';
import { readModulesAnew } from './modules';
import { minify, sheetFor } from './sheet';
import { siteSheets } from './site-sheets';

/**
 * Writes `#css/base` (seal, reset and the tokens of the first tag: what every tag needs, sent once), for each tag
 * `#css/<folder>` (its own rules and the tokens that the base leaves out, so that a partner page never pays for another
 * tag) and `#css/<folder>-edition` (what the brand's look adds), `#css/toast` for notices, `#css/site` for our own
 * pages, those that pages bring themselves (own-sheets.ts) and `#css/offline` for the one that needs no network.
 */
export function generateCss({ outDir }: { outDir: string }): void {
  readModulesAnew();
  const write = (name: string, css: string) =>
    writeChanged(path.join(outDir, `${name}.ts`), `export const css = ${JSON.stringify(css)};\n`);

  const base = forWidgets(minify(readFileSync('widgets/kit/style/base.css', 'utf8'), 'base.css'));
  const brand = `[data-look=edition]{${widgetTokens}}${readFileSync('widgets/kit/style/edition.css', 'utf8')}`;
  const ofTag = (folder: string) => forWidgets(sheetFor(`widgets/${folder}/element.ts`, base).css);
  const basic = tokensIn(onlyUsedTokens(base + ofTag(FIRST_TAG)));
  write(
    'base',
    withTokens(base, (name) => basic.has(name)),
  );
  for (const folder of tagFolders()) {
    const { edition } = sheetFor(`widgets/${folder}/element.ts`, base);
    const css = ofTag(folder);
    const branded = inWidgetUnits(minify(brand, 'tokens') + edition);
    const used = tokensIn(onlyUsedTokens(base + css, branded));
    write(folder, tokenRules(base, (name) => used.has(name) && !basic.has(name)) + css);
    write(`${folder}-edition`, branded);
  }

  // Notices are in a root of their own, beside all tags.
  write('toast', minify(readFileSync('widgets/kit/style/toast.css', 'utf8'), 'toast.css'));

  const root = `:root{${pageTokens}}`;
  const fonts = readFileSync('site/style/font-face.css', 'utf8');
  write('fonts', minify(fonts, 'fonts.css'));
  const page = minify(root + fonts + readFileSync('site/style/page.css', 'utf8'), 'page.css');
  const print = minify(readFileSync('site/style/print.css', 'utf8'), 'print.css');
  const { site, offline, own } = siteSheets(page, print);
  write('site', onlyUsedTokens(page + site + print, [...own.values()].join('')));
  write('offline', onlyUsedTokens(page + offline + print));
  for (const [name, css] of own) write(name, css);
}

const TOKEN = /(--_[\w-]+):[^;}]*(;|(?=\}))/g;

/**
 * Leaves out the tokens that neither the sheet uses nor what may come behind it: the brand's look, which brings most of
 * its own, or what a page brings itself.
 */
function onlyUsedTokens(css: string, behind = ''): string {
  const used = new Set([...css.matchAll(/var\((--_[\w-]+)/g)].map((match) => match[1]!));
  for (const [, name] of behind.matchAll(/var\((--_[\w-]+)/g)) {
    if (!behind.includes(`${name}:`)) used.add(name!);
  }
  const left = withTokens(css, (name) => used.has(name));
  return left === css ? css : onlyUsedTokens(left, behind);
}

/** The sheet with these of its tokens alone. */
const withTokens = (css: string, wanted: (name: string) => boolean): string =>
  css.replace(TOKEN, (whole, name: string) => (wanted(name) ? whole : ''));

/** The names of the tokens that a sheet sets. */
const tokensIn = (css: string): Set<string> => new Set([...css.matchAll(TOKEN)].map((match) => match[1]!));

/** The rules of a sheet without nested ones, with nothing but these tokens in them. */
const tokenRules = (css: string, wanted: (name: string) => boolean): string =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector, body]) => {
      const tokens = [...`${body}}`.matchAll(TOKEN)].filter(([, name]) => wanted(name!));
      return tokens.length ? `${selector}{${tokens.map(([token]) => token).join('')}}` : '';
    })
    .join('');

/** Returns what is sent to partners; the minifier leaves the spaces in custom properties. */
const forWidgets = (css: string): string => inWidgetUnits(withFacesApart(css)).replaceAll(', ', ',');

/**
 * In the look `match` a face may be the page's own: its token is then no value at all, and what names it inherits. The
 * shorthand as a whole would be void, size and weight included.
 */
const withFacesApart = (css: string): string =>
  css.replace(/(?<=font:[^;}]*)var\((--_\w+)\)(?=[;}])/g, 'a;font-family:var($1)');

/** A foreign page's root size must not reach into a widget, so its sheets know no `rem`. */
const inWidgetUnits = (css: string): string =>
  css.replace(/(?<![\w.#-])(-?\d*\.?\d+)rem\b/g, (_, n: string) =>
    Number(n) === 1 ? 'var(--_rem)' : `calc(var(--_rem)*${Number(n)})`,
  );

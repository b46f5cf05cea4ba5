import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { brandColours, brandFonts, brandScale } from '../../../widgets/kit/style/tokens';
import { writeChanged } from '../write-changed';
import { minify, sheetFor } from './sheet';

/**
 * Writes `#css/base` (seal, tokens, reset of every shadow root), `#css/<tag folder>` for each tag and
 * `#css/site` for our own pages.
 */
export function generateCss({ outDir }: { outDir: string }): void {
  const write = (name: string, css: string) =>
    writeChanged(path.join(outDir, `${name}.ts`), `export const css = ${JSON.stringify(css)};\n`);

  const edition = `[data-look=edition]{${brandColours()}${brandScale('cqi')}${brandFonts}--_hair:color-mix(in srgb,var(--_ink) 26%,transparent)}`;
  const base = inWidgetUnits(minify(readFileSync('widgets/kit/style/base.css', 'utf8') + edition, 'base.css'));
  write('base', base);
  for (const folder of tagFolders()) write(folder, inWidgetUnits(sheetFor(`widgets/${folder}/element.ts`, base)));

  const root = `:root{${brandColours()}${brandScale('vw')}${brandFonts}}`;
  const page = minify(
    root +
      readFileSync('site/prerender/fonts/font-face.css', 'utf8') +
      readFileSync('site/style/page.css', 'utf8'),
    'page.css',
  );
  write('site', page + sheetFor('site/main.tsx', page));
}

/** Folders that hold a tag: those with an `element.ts`. */
export const tagFolders = (): string[] =>
  readdirSync('widgets').filter((folder) => existsSync(`widgets/${folder}/element.ts`));

/** A foreign page's root size must not reach into a widget, so its sheets know no `rem`. */
const inWidgetUnits = (css: string): string =>
  css.replace(/(?<![\w.#-])(-?\d*\.?\d+)rem\b/g, (whole, n: string) =>
    /--cat-rem/.test(whole) ? whole : `calc(var(--_rem)*${Number(n)})`,
  );

/** A short name for a text, for file names and build ids. */
export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

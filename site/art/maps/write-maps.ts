import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../root';
import { frames, SHEET } from './frames';
import { drawMap } from './map';

const FOLDER = join(ROOT, 'site', 'prerender', 'maps', 'drawn');

/** The day's inks, so that a file can be looked at by itself. The fragment inside has none: the page sets them. */
const INKS =
  '--map-land:#F6CDBF;--map-tone:#EFB9A8;--map-paper:#FFF8F3;--map-sea:#2C4EA6;--map-wave:#9DB0E6;--map-ink:#16193A;--map-word:#16193A;--map-lamp:#F7BE3B';

/** The screens of dots that parks and land are printed with. */
const SCREENS =
  '<pattern id="map-screen" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="2" cy="2" r="1.1" fill="var(--map-sea)"/></pattern>' +
  '<pattern id="map-tone" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="3" cy="3" r="1.5" fill="var(--map-tone)"/></pattern>';

/**
 * Writes each map as an SVG file: a fragment of shapes, and in its metadata the projection (x = a·lon + b, y = c·lat + d)
 * and the network of streets that walks are laid along.
 */
export async function writeMaps(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const slug of Object.keys(frames)) {
    const { body, projection, streets } = drawMap(slug);
    const metadata = JSON.stringify({ ...SHEET, projection, ...streets });
    const lines = body.replaceAll(/(?<=>)(?=<(?:path|text|g)\b)/g, '\n');
    await writeFile(
      join(FOLDER, `${slug}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" style="${INKS};background:#F6CDBF" font-family="Georgia,serif" font-weight="700">\n<metadata>${metadata}</metadata>\n<defs>${SCREENS}</defs>\n<g>\n${lines}\n</g>\n</svg>\n`,
    );
  }
}

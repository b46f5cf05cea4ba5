import { createHash } from 'node:crypto';
import type { MasterFacts, Picture } from './picture';
import type { Format } from './settings';
import { FIRST_SCREEN_BYTES, FIRST_SCREEN_WIDTH, formats, formatsFor, widthsFor } from './settings';

/** One file to publish. */
export interface Rendition {
  /** Path below `img/`. */
  name: string;
  width: number;
  format: Format;
}

/** A master and all that is known of it. */
export interface Known {
  file: string;
  key: string;
  /** Hash of the master's bytes. */
  hash: string;
  facts: MasterFacts;
}

/** Hash of bytes or text, hexadecimal. */
export const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');

/** Returns a text that changes with every setting that changes the bytes of a file in these formats. */
const settingsOf = (used: readonly Format[]): string =>
  JSON.stringify([used.map((format) => formats[format]), FIRST_SCREEN_BYTES, FIRST_SCREEN_WIDTH]);

/** The files of one picture, by format (best first), then width (ascending). */
export function planRenditions({ key, hash, facts, file }: Known, { full }: { full: boolean }): Rendition[] {
  const { transparent, width } = facts;
  const widths = widthsFor(key, file.toLowerCase().endsWith('.svg') ? Infinity : width, { full });
  const used = formatsFor({ full, transparent });
  // One for all formats: pages know the beginning of a picture's addresses, and put width and ending behind it.
  const short = sha256(hash + JSON.stringify(facts) + settingsOf(used)).slice(0, 8);
  return used.flatMap((format) => {
    const { extension } = formats[format];
    return widths.map((width) => ({ name: `${key}-${short}-${width}.${extension}`, width, format }));
  });
}

/** Returns what pages get to know of a picture. */
export function describe({ key, facts }: Known, renditions: Rendition[]): Picture {
  const { width, height, color } = facts;
  const ofFirstFormat = renditions.filter(({ format }) => format === renditions[0]?.format);
  return {
    key,
    width,
    height,
    color,
    file: `/img/${(renditions[0]?.name ?? '').replace(/\d+\.\w+$/, '')}`,
    widths: ofFirstFormat.map((rendition) => rendition.width).sort((one, other) => one - other),
    endings: [...new Set(renditions.map(({ format }) => formats[format].extension))],
  };
}

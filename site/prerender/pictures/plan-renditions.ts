import { createHash } from 'node:crypto';
import type { Picture as PictureFiles } from '../../../widgets/kit/model/picture';
import type { MasterFacts } from './inspect';
import type { Format } from './settings';
import { FIRST_SCREEN_BYTES, FIRST_SCREEN_WIDTH, formats, widthsFor } from './settings';

/** A published picture with its key. */
export interface Picture extends PictureFiles {
  key: string;
}

export interface Rendition {
  /** Path below `img/`. */
  name: string;
  width: number;
  format: Format;
}

export interface Known {
  file: string;
  key: string;
  hash: string;
  facts: MasterFacts;
}

export const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');

/** Returns the files of one picture, by format (best first), then by width. */
export function planRenditions({ key, hash, facts, file }: Known, { full }: { full: boolean }): Rendition[] {
  const { transparent, width } = facts;
  const widths = widthsFor(key, file.toLowerCase().endsWith('.svg') ? Infinity : width, { full });
  // The best first, the fallback last.
  const used: Format[] = full ? ['avif', 'webp', transparent ? 'png' : 'jpeg'] : ['webp'];
  // One hash for all formats: pages append width and ending to a common URL prefix.
  const settings = [used.map((format) => formats[format]), FIRST_SCREEN_BYTES, FIRST_SCREEN_WIDTH];
  const short = sha256(hash + JSON.stringify(facts) + JSON.stringify(settings)).slice(0, 8);
  return used.flatMap((format) => {
    const { extension } = formats[format];
    return widths.map((width) => ({ name: `${key}-${short}-${width}.${extension}`, width, format }));
  });
}

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

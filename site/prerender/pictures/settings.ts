import { TOUR_SLUGS } from '../../../widgets/kit/model/tour';

export const MASTERS_DIR = 'site/content/pictures';

/** Limit of a master; larger ones take minutes and gigabytes. */
export const MAX_PIXELS = 60_000_000;

/** A screen 390 px wide at pixel ratio 2 loads at most 780 px. Renditions up to that width lose quality until they fit. */
export const FIRST_SCREEN_WIDTH = 780;
export const FIRST_SCREEN_BYTES = 40_000;

export type Format = 'avif' | 'webp' | 'jpeg' | 'png';

interface FormatSettings {
  type: string;
  extension: string;
  /** Tried in order until a rendition fits the first-screen budget. */
  qualities: number[];
  options: Record<string, unknown>;
}

/**
 * The art has flat colors and hard edges: full chroma keeps red on blue clean in AVIF for 6 % more bytes.
 * AVIF effort 3 costs 2 to 8 % more bytes than 4 and a quarter of the time.
 */
export const formats: Record<Format, FormatSettings> = {
  avif: {
    type: 'image/avif',
    extension: 'avif',
    qualities: [50, 46, 42, 38, 34, 30, 26],
    options: { effort: 3, chromaSubsampling: '4:4:4' },
  },
  webp: {
    type: 'image/webp',
    extension: 'webp',
    qualities: [70, 60, 50, 40, 32, 24, 18],
    options: { effort: 4 },
  },
  jpeg: {
    type: 'image/jpeg',
    extension: 'jpg',
    qualities: [70],
    options: { mozjpeg: true },
  },
  /** Instead of JPEG if a master is transparent. */
  png: {
    type: 'image/png',
    extension: 'png',
    qualities: [90],
    options: { palette: true, effort: 7 },
  },
};

/** Widths in pixels that the layout asks for, by the folder that a key starts with. */
const widthRules: { folder: string; quick: number[]; full: number[] }[] = [
  { folder: 'hero/', quick: [780, 1440], full: [780, 960, 1280, 1920] },
  { folder: 'tours/', quick: [480, 960], full: [480, 780, 960, 1440] },
  { folder: 'stops/', quick: [320], full: [320, 520] },
  // Logos of newspapers are at most 10rem wide.
  { folder: 'press/', quick: [320, 640], full: [320, 640] },
  { folder: '', quick: [480, 960], full: [480, 720, 960, 1440] },
];

const ruleOf = (key: string) => widthRules.find(({ folder }) => key.startsWith(folder))!;

/** Returns the smallest width in pixels at which a picture is sharp. */
export const leastWidth = (key: string): number => ruleOf(key).full[0]!;

/**
 * Returns the widths of a picture in pixels, ascending. A master is never enlarged: its own width is the last one, unless
 * another width is nearly equal.
 * @param width of the master; `Infinity` for SVG
 */
export function widthsFor(key: string, width: number, { full }: { full: boolean }): number[] {
  const rule = ruleOf(key);
  const wanted = full ? rule.full : rule.quick;
  const widths = wanted.filter((candidate) => candidate <= width);
  const largest = widths.at(-1) ?? 0;
  if (largest < wanted.at(-1)! && width > largest * 1.1) widths.push(width);
  return widths;
}

/** Modules of `#content/` that hold only the pictures under one folder. */
export const folderModules: Record<string, string> = {
  'tour-pictures': 'tours/',
  'post-pictures': 'posts/',
  'team-pictures': 'team/',
};

/** Keys of the pictures that code imports one by one. */
export const inCode = /^(cta|empty|letter|placeholder)\//;

/** Content modules of pages, tours and elements that show pictures by keys from content. */
export const withPictures = new RegExp(
  `^(page-(?!not-found|offline)[\\w-]+|tour-(${TOUR_SLUGS.join('|')})|press-(outlets|articles)|video)\\.ts$`,
);

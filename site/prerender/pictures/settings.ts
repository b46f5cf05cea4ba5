/** Owner-edited pictures, relative to the repository. */
export const MASTERS_DIR = 'site/content/pictures';

/** Largest master in pixels and bytes. Past these, encoding takes minutes and memory that a build may lack. */
export const MAX_PIXELS = 60_000_000;
export const MAX_BYTES = 40_000_000;

/**
 * A first screen 390 px wide at pixel ratio 2 takes a rendition of at most 780 px. Renditions up to that
 * width are encoded at falling quality until they fit.
 */
export const FIRST_SCREEN_WIDTH = 780;
export const FIRST_SCREEN_BYTES = 40_000;

export type Format = 'avif' | 'webp' | 'jpeg' | 'png';

export interface FormatSettings {
  type: string;
  extension: string;
  /** Starts with the wanted quality. The others are for the first-screen budget only. */
  qualities: number[];
  options: Record<string, unknown>;
}

/**
 * The art has flat inks and hard edges: full chroma keeps red on blue clean in AVIF for 6 % more bytes.
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
  /** Stands in for JPEG where a master is see-through. */
  png: {
    type: 'image/png',
    extension: 'png',
    qualities: [90],
    options: { palette: true, effort: 7 },
  },
};

/** Formats of one picture, best first; the last one is the fallback. */
export function formatsFor({ full, transparent }: { full: boolean; transparent: boolean }): Format[] {
  if (!full) return ['webp'];
  return ['avif', 'webp', transparent ? 'png' : 'jpeg'];
}

/** Widths in pixels that the layout asks for, by the folder that a key starts with. */
const widthRules: { folder: string; quick: number[]; full: number[] }[] = [
  { folder: 'hero/', quick: [780, 1440], full: [780, 960, 1280, 1920] },
  { folder: 'tours/', quick: [480, 960], full: [480, 780, 960, 1440] },
  { folder: 'stops/', quick: [320], full: [320, 520] },
  // The mark of a paper is at most 10rem wide.
  { folder: 'press/', quick: [320, 640], full: [320, 640] },
  { folder: '', quick: [480, 960], full: [480, 720, 960, 1440] },
];

/** Returns the least width in pixels that a picture needs to be sharp where it is shown smallest. */
export const leastWidth = (key: string): number =>
  widthRules.find(({ folder }) => key.startsWith(folder))!.full[0]!;

/**
 * Widths to publish for a picture, ascending. A master is never enlarged: past its own width that width
 * itself comes last, unless a smaller rendition is nearly as wide.
 * @param width of the master in pixels; `Infinity` for drawings, which have no pixels of their own
 */
export function widthsFor(key: string, width: number, { full }: { full: boolean }): number[] {
  const rule = widthRules.find(({ folder }) => key.startsWith(folder));
  const wanted = (full ? rule?.full : rule?.quick) ?? [];
  const widths = wanted.filter((candidate) => candidate <= width);
  const largest = widths.at(-1) ?? 0;
  if (largest < (wanted.at(-1) ?? 0) && width > largest * 1.1) widths.push(width);
  return widths;
}

/** Modules of `#content/` that hold only the pictures under one folder. */
export const folderModules: Record<string, string> = {
  'tour-pictures': 'tours/',
  'gallery-pictures': 'gallery/',
  'post-pictures': 'posts/',
  'press-pictures': 'press/',
  'team-pictures': 'team/',
};

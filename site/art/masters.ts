import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from './picture';
import { pictures } from './pictures/all';
import { ROOT } from './root';

const FOLDER = join(ROOT, 'site', 'content', 'pictures');
const PHOTOS = ['.jpg', '.jpeg', '.png', '.avif', '.svg'];
const SCREEN_DPI = 72;
const MARK = 'drawn-';

/** Turns SVG text into a bitmap of the given width, ready to encode. */
function rasterize(svg: string, width: number): Sharp {
  const drawn = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
  return sharp(Buffer.from(svg), { density: (SCREEN_DPI * width) / drawn }).resize(width);
}

/** Stands in the picture's own metadata, so that a clone knows which masters are current and which are photographs. */
const markOf = ({ width, quality }: Picture, svg: string): string =>
  MARK + createHash('sha256').update(`${width} ${quality} ${svg}`).digest('hex').slice(0, 16);

/** Tells the masters that have to be drawn: no current ones, nor where the owner has put a picture of their own. */
export async function dueMasters(): Promise<string[]> {
  const due: string[] = [];
  for (const picture of pictures)
    if (await isDue(join(FOLDER, picture.key), markOf(picture, picture.svg()))) due.push(picture.key);
  return due;
}

async function isDue(base: string, mark: string): Promise<boolean> {
  if (PHOTOS.some((extension) => existsSync(base + extension))) return false;
  if (!existsSync(`${base}.webp`)) return true;
  const { exif } = await sharp(`${base}.webp`).metadata();
  const found = exif?.toString('latin1') ?? '';
  return found.includes(MARK) && !found.includes(mark);
}

/**
 * Draws the masters into the content folder: the missing ones, and those whose drawing has changed. The owner's own
 * pictures are never touched, under whatever extension.
 * @param filter only keys that contain this text
 * @returns the keys that were written
 */
export async function writeMasters(filter: string): Promise<string[]> {
  sharp.concurrency(1);
  const written: string[] = [];
  for (const picture of pictures.filter(({ key }) => key.includes(filter))) {
    const base = join(FOLDER, picture.key);
    const svg = picture.svg();
    const mark = markOf(picture, svg);
    if (!(await isDue(base, mark))) continue;
    await mkdir(dirname(base), { recursive: true });
    await rasterize(svg, picture.width)
      .withExif({ IFD0: { ImageDescription: mark } })
      .webp({ quality: picture.quality, effort: 5 })
      .toFile(`${base}.webp`);
    written.push(picture.key);
  }
  return written;
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from './picture';
import { pictures } from './pictures/all';

const FOLDER = join('site', 'content', 'pictures');
const RECORD = join('.cache', 'art.json');
const SCREEN_DPI = 72;

type Hashes = Record<string, string>;

const hashOf = ({ width, quality }: Picture, svg: string) =>
  createHash('sha256').update(`${width} ${quality} ${svg}`).digest('hex').slice(0, 16);

async function readRecord(): Promise<Hashes> {
  return existsSync(RECORD) ? (JSON.parse(await readFile(RECORD, 'utf8')) as Hashes) : {};
}

/** Turns SVG text into a bitmap of the given width, ready to encode. */
export function rasterize(svg: string, width: number): Sharp {
  const drawn = Number(/ width="([\d.]+)"/.exec(svg)?.[1]);
  return sharp(Buffer.from(svg), { density: (SCREEN_DPI * width) / drawn }).resize(width);
}

/**
 * Draws the masters into the content folder. A master is left alone when the text of its drawing has not changed
 * since the last run; an owner's own picture under the same name is overwritten, so give it another one.
 * @param filter only keys that contain this text
 * @returns the keys that were written
 */
export async function writeMasters(filter: string): Promise<string[]> {
  sharp.concurrency(1);
  const record = await readRecord();
  const written: string[] = [];
  for (const picture of pictures.filter(({ key }) => key.includes(filter))) {
    const file = join(FOLDER, `${picture.key}.webp`);
    const svg = picture.svg();
    const hash = hashOf(picture, svg);
    if (record[picture.key] === hash && existsSync(file)) continue;
    await mkdir(dirname(file), { recursive: true });
    await rasterize(svg, picture.width).webp({ quality: picture.quality, effort: 5 }).toFile(file);
    record[picture.key] = hash;
    written.push(picture.key);
    await mkdir(dirname(RECORD), { recursive: true });
    await writeFile(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  }
  return written;
}

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pictureKey } from './key';
import { MAX_BYTES } from './settings';
import { PictureProblem } from './problem';

/** A file of the pictures folder that is to be published. */
export interface Master {
  /** Path from the working directory, as shown in messages. */
  file: string;
  key: string;
}

/** Endings that only photos of the owner have; what is drawn for the site has another. */
const photos = new Set(['.jpg', '.jpeg', '.png', '.heic', '.heif']);
const readable = new Set([...photos, '.webp', '.svg']);
/** Notes and captions may lie next to the pictures. */
const notPictures = new Set(['.md', '.txt', '.yaml', '.yml', '.json']);

/**
 * Finds the masters below a folder, sorted by key. Hidden files and notes are left out. A photo goes before a drawing of
 * the same name: put beside a sample, it takes its place.
 * @returns the masters, and a sentence for each file that cannot be published
 */
export function findMasters(dir: string): { masters: Master[]; problems: string[] } {
  const byKey = new Map<string, Master>();
  const problems: string[] = [];
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  for (const name of names.sort()) {
    const file = path.join(dir, name);
    const ending = path.extname(name).toLowerCase();
    const hidden = name.split(path.sep).some((segment) => segment.startsWith('.'));
    if (hidden || notPictures.has(ending)) continue;
    const stat = statSync(file);
    if (stat.isDirectory()) continue;
    const key = pictureKey(name);
    const other = byKey.get(key);
    if (!readable.has(ending)) problems.push(unsupported(file, ending.slice(1)).message);
    else if (stat.size > MAX_BYTES) problems.push(tooHeavy(file, stat.size));
    else if (other && isPhoto(file) !== isPhoto(other.file)) {
      if (isPhoto(file)) byKey.set(key, { file, key });
    } else if (other)
      problems.push(
        `${file}: has the same key "${key}" as ${other.file}. Delete the one that you do not want, or rename it.`,
      );
    else byKey.set(key, { file, key });
  }
  const masters = [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  return { masters, problems };
}

const isPhoto = (file: string): boolean => photos.has(path.extname(file).toLowerCase());

/** The problem of a file that is no picture we read, whatever its name says. */
export const unsupported = (file: string, format: string): PictureProblem =>
  new PictureProblem(
    `${file}: is of the kind ${format ? format.toUpperCase() : '"unknown"'}, which is not supported. ` +
      'Save the picture as JPEG, PNG, WebP or HEIC, or as an SVG drawing.',
  );

const tooHeavy = (file: string, bytes: number): string =>
  `${file}: is ${Math.round(bytes / 1e6)} MB, the limit is ${MAX_BYTES / 1e6} MB. Export a smaller copy.`;

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictures } from '../pictures/all';
import { ROOT } from '../root';

const SIDE = 16;
const NEAR = 26;

/** A difference hash of 256 bits: is a spot brighter than its right neighbour? */
async function hashOf(file: string): Promise<boolean[]> {
  const grey = await sharp(file)
    .greyscale()
    .resize(SIDE + 1, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  return Array.from({ length: SIDE * SIDE }, (_, bit) => {
    const at = Math.floor(bit / SIDE) * (SIDE + 1) + (bit % SIDE);
    return (grey[at] ?? 0) > (grey[at + 1] ?? 0);
  });
}

const distance = (a: boolean[], b: boolean[]) =>
  a.reduce((sum, bit, index) => sum + (bit === b[index] ? 0 : 1), 0);

/** The first page shows one poster in four forms: wide or tall, by day or night. */
const poster = (key: string) => /^hero\/(home|night)/.test(key);

it('no two masters look alike', async () => {
  const hashes: { key: string; hash: boolean[] }[] = [];
  for (const { key } of pictures) {
    const file = join(ROOT, 'site', 'content', 'pictures', `${key}.webp`);
    if (existsSync(file)) hashes.push({ key, hash: await hashOf(file) });
  }
  const alike = hashes.flatMap((a, index) =>
    hashes
      .slice(index + 1)
      .filter((b) => !(poster(a.key) && poster(b.key)) && distance(a.hash, b.hash) < NEAR)
      .map((b) => `${a.key} and ${b.key}: ${distance(a.hash, b.hash)} of ${SIDE * SIDE}`),
  );
  expect(alike).toEqual([]);
});

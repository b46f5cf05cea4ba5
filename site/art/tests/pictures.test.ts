import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dueMasters } from '../masters';
import { pictures } from '../pictures/all';
import { ROOT } from '../root';

/** The master of a picture: ours, or the photograph that the owner has put in its place. */
function fileOf(key: string): string {
  const base = join(ROOT, 'site', 'content', 'pictures', key);
  const found = ['.webp', '.jpg', '.jpeg', '.png', '.avif']
    .map((ending) => base + ending)
    .find((file) => existsSync(file));
  if (!found) throw new Error(`${key} has no master: run npm --prefix site/art run draw`);
  return found;
}

const count = (prefix: string) => pictures.filter(({ key }) => key.startsWith(prefix)).length;

describe('the drawn pictures', () => {
  it('come in the numbers the pages need', () => {
    expect(count('gallery/tours/')).toBe(38);
    expect(count('gallery/fans/')).toBe(21);
    expect(count('posts/')).toBe(8);
    expect(count('team/')).toBe(4);
    expect(count('tours/')).toBe(8);
  });

  it('have one name and one description each', () => {
    expect(new Set(pictures.map(({ key }) => key)).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
    for (const { key, alt } of pictures) expect(alt.length, key).toBeGreaterThan(30);
  });

  it('say which cat it is: every description names one', () => {
    for (const { key, alt } of pictures)
      expect(alt, key).toMatch(/\b(cats?|kittens?|tabby|calico|Siamese)\b/);
  });

  it('are called what they are: no description says photograph', () => {
    for (const { key, alt } of pictures) expect(alt, key).not.toMatch(/\b(photo|photograph|snapshot) of\b/i);
  });

  it('are drawn the same way every time', () => {
    for (const picture of pictures) expect(picture.svg() === picture.svg(), picture.key).toBe(true);
  });

  it('hold no broken number and no id twice', () => {
    for (const picture of pictures) {
      const svg = picture.svg();
      expect(svg, picture.key).not.toMatch(/NaN|undefined|Infinity/);
      const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
      expect(new Set(ids).size, picture.key).toBe(ids.length);
    }
  });
});

describe('the masters', () => {
  it('are current: npm --prefix site/art run draw has been run', async () => {
    expect(await dueMasters()).toEqual([]);
  });

  it('are there, and large enough for the widest place', async () => {
    for (const { key } of pictures) {
      const { width = 0 } = await sharp(fileOf(key)).metadata();
      expect(width, key).toBeGreaterThanOrEqual(
        key.startsWith('hero/') && !key.endsWith('-tall') ? 1440 : 900,
      );
    }
  });

  it('stay under 12 MB together', () => {
    const bytes = pictures.reduce((sum, { key }) => sum + statSync(fileOf(key)).size, 0);
    expect(bytes).toBeLessThan(12e6);
  });

  it('keep the first picture a phone loads at 40 kB or less', async () => {
    for (const key of ['hero/home-tall', 'hero/night-tall']) {
      const phone = await sharp(fileOf(key)).resize(780).webp({ quality: 70, effort: 5 }).toBuffer();
      expect(phone.length, key).toBeLessThanOrEqual(40_000);
    }
  });
});

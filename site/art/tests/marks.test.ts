import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { packIco } from '../marks/ico';
import { logoMark } from '../marks/logo';
import { wordMark, wordMarks } from '../marks/word-marks';
import { ROOT } from '../root';
import { renderSocialCard, socialCardText } from '../social-card';
import { breakLines, measure } from '../type/set-type';

const style = { face: 'besley', size: 60 } as const;

describe('type set as outlines', () => {
  it('is as wide as its letters', () => {
    expect(measure('cats', style)).toBeGreaterThan(measure('cat', style));
    expect(measure('cat', { ...style, size: 120 })).toBeCloseTo(measure('cat', style) * 2);
    expect(measure('', style)).toBe(0);
  });

  it('breaks between words only', () => {
    expect(breakLines('cats about town', measure('cats about', style) + 1, style)).toEqual([
      'cats about',
      'town',
    ]);
    expect(breakLines('supercalifragilistic cat', 10, style)).toEqual(['supercalifragilistic', 'cat']);
    expect(breakLines('  ', 100, style)).toEqual([]);
  });

  it('falls back to the plain letter for an accent it does not have', () => {
    expect(measure('ŷ', style)).toBe(measure('y', style));
  });
});

describe('social cards', () => {
  const picture = join(ROOT, 'site/content/pictures/posts/5.webp');

  it('are 1200 by 630, from any picture', async () => {
    for (const file of [
      picture,
      join(ROOT, 'site/content/pictures/hero/home.webp'),
      join(ROOT, 'site/content/pictures/hero/home-tall.webp'),
    ]) {
      const card = await renderSocialCard({
        title: 'A cat town',
        kicker: 'Tours',
        picture: file,
        focus: 0.9,
      });
      const { info } = await card.jpeg().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([1200, 630]);
    }
  });

  it('keep even a very long title inside its column', async () => {
    const text = socialCardText({
      title: 'The Extraordinarily Long Story of a Cat '.repeat(6),
      kicker: 'Tour Stories',
    });
    const margin = sharp(Buffer.from(text)).extract({ left: 590, top: 120, width: 28, height: 400 });
    const bands = await sharp(await margin.toBuffer()).stats();
    expect(bands.isOpaque).toBe(true);
    expect(bands.entropy).toBe(0);
  });

  it('fail with the name of a picture that is not there', async () => {
    await expect(renderSocialCard({ title: 'x', kicker: '', picture: 'no/such.webp' })).rejects.toThrow(
      'no/such.webp',
    );
  });
});

describe('marks', () => {
  it('name each outlet once, without needing a font', () => {
    expect(new Set(wordMarks.map(({ slug }) => slug)).size).toBe(wordMarks.length);
    for (const mark of wordMarks) {
      expect(wordMark(mark)).toContain(`<title>${mark.name}</title>`);
      expect(wordMark(mark)).not.toMatch(/<text|NaN/);
    }
  });

  it('keep the head of a maskable icon inside the safe circle', async () => {
    const { data, info } = await sharp(Buffer.from(logoMark(200, true)))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let farthest = 0;
    data.forEach((grey, at) => {
      if (grey > 200)
        farthest = Math.max(farthest, Math.hypot((at % info.width) - 100, Math.floor(at / info.width) - 100));
    });
    expect(farthest).toBeGreaterThan(40);
    expect(farthest).toBeLessThan(80);
  });

  it('pack an .ico with a directory of its pictures', () => {
    const ico = packIco([
      { size: 16, png: Buffer.from('abc') },
      { size: 32, png: Buffer.from('defg') },
    ]);
    expect(ico.readUInt16LE(4)).toBe(2);
    expect(ico.readUInt32LE(6 + 12)).toBe(38);
    expect(ico.subarray(38).toString()).toBe('abcdefg');
  });
});

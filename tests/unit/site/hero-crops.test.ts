import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictures } from '../../../site/art/pictures/all';
import { cases, fullCases, type Look } from '../../helpers/hero/cases';
import { behind, faults, project } from '../../helpers/hero/crops';
import { fullFrame, SLIPS, slipFrame, WINDOWS } from '../../helpers/hero/frames';

/** The drawing of a key, unless the owner has put a photograph in its place, of which nothing is known. */
const drawingOf = (key = '') =>
  existsSync(`site/content/pictures/${key}.webp`)
    ? pictures.find((picture) => picture.key === key)
    : undefined;

/** Returns the part of a drawing that the page shows: its focus as the hero sets it. */
const composed = ({ imageFocus = 0.5, imageFocusY = 0.5 }: Look, key = '') => {
  const drawing = drawingOf(key);
  if (!drawing) return undefined;
  const [width, height] = drawing.size;
  return { width, height, safe: drawing.safe, focus: [imageFocus, imageFocusY] as const };
};

describe('the drawings at the head of pages', () => {
  it.each(cases)('$page: no face is cut, no sign can be read in part', ({ look, height, words }) => {
    for (const key of [look.image, look.imageNight]) {
      const drawing = composed(look, key);
      if (!drawing) continue;
      expect(drawing.safe.length, `${key} declares what must stay whole`).toBeGreaterThan(0);
      const found = WINDOWS.flatMap((window) => {
        const most = SLIPS[words][window[0]]!;
        return [most, most * 0.9].flatMap((slip) =>
          faults(drawing, slipFrame(window, height, slip, words)).map(
            (fault) => `${key} at ${window[0]} with ${slip} px of paper: ${fault}`,
          ),
        );
      });
      expect(found).toEqual([]);
    }
  });
});

/** Largest deviation of a calm ground's light, of 255: what a file's own grain does, not what is drawn. */
const CALM = 3;

describe('the drawing that the first page stands on', () => {
  it('is held against every window', () => {
    expect(fullCases.map(({ window }) => window)).toEqual(WINDOWS.map(([width]) => width));
  });

  describe.each(fullCases)('at $window', ({ window, images, focus, height, open, paper }) => {
    const frame = fullFrame([window, height]);
    const composedFull = images.flatMap((key) => {
      const drawing = composed({}, key);
      return drawing ? [{ key, drawing: { ...drawing, focus } }] : [];
    });

    it.each(composedFull)('$key has its cat whole, beside all words', ({ drawing }) => {
      const faces = drawing.safe.filter(({ kind }) => kind === 'face');
      expect(faces.length).toBeGreaterThan(0);
      expect(faults(drawing, frame)).toEqual([]);
      for (const slip of [...open, ...paper])
        expect(faults({ ...drawing, safe: faces }, { ...frame, slip })).toEqual([]);
    });

    it.each(composedFull)('$key is one even ink behind words', async ({ key, drawing }) => {
      const file = `site/content/pictures/${key}.webp`;
      const { width = 0 } = await sharp(file).metadata();
      const units = width / drawing.width;
      for (const box of open) {
        const [left, top, right, bottom] = behind(box, drawing, frame).map((side) =>
          Math.round(side * units),
        );
        const part = { left: left!, top: top!, width: right! - left!, height: bottom! - top! };
        const { channels } = await sharp(await sharp(file).extract(part).toBuffer()).stats();
        const strays = Math.max(...channels.map(({ stdev }) => stdev));
        expect(strays, `behind ${box.join(' ')}`).toBeLessThan(CALM);
      }
    });
  });
});

describe('a projection', () => {
  const picture = { width: 200, height: 100, focus: [0.5, 0] as const };

  it('covers the frame, cut where the focus is not', () => {
    const frame = { picture: [0, 0, 100, 100], slip: [0, 80, 50, 100] } as const;
    expect(project([50, 0, 150, 100], { ...picture, safe: [] }, frame)).toEqual([0, 0, 100, 100]);
    const wide = { picture: [100, 0, 500, 100], slip: [0, 80, 150, 100] } as const;
    expect(project([0, 0, 200, 50], { ...picture, safe: [] }, wide)).toEqual([100, 0, 500, 100]);
  });

  it.each([
    ['whole', [60, 10, 90, 40], []],
    ['over the edge', [40, 10, 90, 40], ['is cut']],
    ['half below the paper', [60, 60, 90, 90], ['is cut']],
    ['out of the frame', [0, 10, 40, 40], ['is gone']],
  ] as const)('a face %s', (_, box, expected) => {
    const frame = { picture: [0, 0, 100, 100], slip: [0, 80, 50, 100] } as const;
    const safe = [{ kind: 'face', name: 'the cat', box }] as const;
    const found = faults({ ...picture, safe }, frame);
    expect(found.map((fault) => /is \w+/.exec(fault)![0])).toEqual(expected);
  });
});

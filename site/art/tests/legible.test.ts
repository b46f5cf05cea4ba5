import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { heads } from '../cat/head-shapes';
import { palettes } from '../palettes';
import { pictures } from '../pictures/all';
import { PIGEON } from '../parts/street';
import { boxAround, onSheet, piecesOf, pointsOf, type Piece, type Point } from './drawing';

/** Least distance of an ear from the edge of the sheet. */
const EDGE = 6;
/** Heroes have crops of their own, and tests of their own. */
const drawn = pictures.filter(({ key }) => !key.startsWith('hero/'));

const isLettering = ({ name, attributes }: Piece) =>
  name === 'path' &&
  attributes.fill === 'none' &&
  attributes['stroke-linejoin'] === 'round' &&
  !attributes['stroke-linecap'];

const outlineOf = (piece: Piece): Point[] =>
  pointsOf(piece.attributes.d ?? '').map((point) => onSheet(piece, point));

describe('words', () => {
  it('are not cut by the square that the gallery shows of a picture', () => {
    const [left, right] = [150, 1050];
    const cut = drawn
      .filter(({ key }) => key.startsWith('gallery/tours/'))
      .flatMap(({ key, svg }) =>
        piecesOf(svg())
          .filter(isLettering)
          .map((piece) => boxAround(outlineOf(piece)))
          .filter(([from, top, to, bottom]) => bottom - top > 24 && from < right && to > left)
          .filter(([from, , to]) => from < left || to > right)
          .map((box) => `${key}: ${box.map(Math.round).join(' ')}`),
      );
    expect(cut).toEqual([]);
  });

  it('stay on the card that they are written on', () => {
    const off: string[] = [];
    for (const { key, svg } of drawn) {
      const pieces = piecesOf(svg());
      for (const word of pieces.filter(isLettering)) {
        const card = pieces.find(({ parent }) => parent === word.parent);
        if (word.parent?.name !== 'g' || !word.parent.attributes.transform || card?.name !== 'rect') continue;
        const { x, y, width, height } = card.attributes;
        const [left, top, right, bottom] = boxAround(pointsOf(word.attributes.d!));
        const wide = Number(word.attributes['stroke-width']) / 2;
        if (bottom < Number(y) || top > Number(y) + Number(height)) continue;
        if (left - wide < Number(x) || right + wide > Number(x) + Number(width))
          off.push(`${key}: ${[left, right].map(Math.round).join(' to ')} on ${x}, ${width} wide`);
      }
    }
    expect(off).toEqual([]);
  });
});

describe('signs of heroes', () => {
  it('are declared as wide as their letters, so that the test of crops knows them', () => {
    const undeclared: string[] = [];
    for (const { key, safe, svg } of pictures.filter((picture) => picture.safe.length)) {
      const signs = safe.filter(({ kind }) => kind === 'sign');
      for (const piece of piecesOf(svg()).filter(isLettering)) {
        const wide = Number(piece.attributes['stroke-width']) / 2;
        const [left, top, right, bottom] = boxAround(outlineOf(piece));
        const isHeld = signs.some(
          ({ box }) =>
            box[0] <= left - wide / 2 && box[1] <= top && box[2] >= right + wide / 2 && box[3] >= bottom,
        );
        if (!isHeld) undeclared.push(`${key}: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
      }
    }
    expect(undeclared).toEqual([]);
  });
});

describe('ears', () => {
  const outlines = new Set<string>(Object.values(heads));

  it('are not cropped by the edge of a stop or a closing picture', () => {
    const cropped: string[] = [];
    for (const { key, size, svg } of pictures.filter((picture) => /^(stops|cta)\//.test(picture.key)))
      for (const head of piecesOf(svg()).filter(({ attributes }) => outlines.has(attributes.d ?? ''))) {
        const [left, top, right] = boxAround(outlineOf(head));
        if (top < EDGE || left < EDGE || right > size[0] - EDGE)
          cropped.push(`${key}: ${[left, top, right].map(Math.round).join(' ')}`);
      }
    expect(cropped).toEqual([]);
  });
});

describe('light', () => {
  it('is solid lamp ink on a screen, never a veil', () => {
    const lamps = new Set<string>(Object.values(palettes).map(({ lamp }) => lamp));
    for (const { key, svg } of drawn) {
      const text = svg();
      const pieces = piecesOf(text);
      const veils = pieces.filter(
        ({ name, attributes }) =>
          name === 'path' && attributes.opacity && lamps.has(attributes.fill ?? '') && attributes.d,
      );
      expect(
        veils.map(({ start, end }) => text.slice(start, end)),
        key,
      ).toEqual([]);
      for (const { start, end } of pieces.filter(({ attributes }) => 'data-light' in attributes)) {
        const inks = Array.from(text.slice(start, end).matchAll(/fill="(#\w+)"/g), ([, ink]) => ink!);
        expect(inks.length, key).toBeGreaterThan(0);
        expect(
          inks.filter((ink) => !lamps.has(ink)),
          key,
        ).toEqual([]);
      }
    }
  });
});

/** Distance of two inks, 0 to 441. */
const distance = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((value, index) => value - other[index]!));
const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

describe('birds', () => {
  const flocks = drawn
    .map(({ key, svg }) => {
      const text = svg();
      return { key, text, birds: piecesOf(text).filter(({ attributes }) => attributes.d === PIGEON) };
    })
    .filter(({ birds }) => birds.length);

  it('are found', () => expect(flocks.length).toBeGreaterThan(5));

  it('are of another color than what is behind them', async () => {
    const lost: string[] = [];
    for (const { key, text, birds } of flocks) {
      let ground = text;
      for (const { parent } of [...birds].reverse())
        ground = ground.slice(0, parent!.start) + ground.slice(parent!.end);
      // Without the flecks and the wobble of the print, which move what is compared.
      ground = ground.replace(/<rect[^>]*#dry[^>]*>/, '').replace(' filter="url(#cut)"', '');
      const { data, info } = await sharp(Buffer.from(ground))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const bird of birds) {
        const body = channels(bird.attributes.fill!);
        const around = outlineOf(bird).filter(
          ([x, y]) => x > 0 && y > 0 && x < info.width - 1 && y < info.height - 1,
        );
        const unseen = around.filter(([x, y]) => {
          const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
          return distance(body, [data[at]!, data[at + 1]!, data[at + 2]!]) < 48;
        });
        if (unseen.length > around.length / 4)
          lost.push(
            `${key}: ${unseen.length} of ${around.length} points, ${onSheet(bird, [0, 0]).map(Math.round).join(' ')}`,
          );
      }
    }
    expect(lost).toEqual([]);
  });

  it('keep their distance', () => {
    const fused = flocks.flatMap(({ key, birds }) => {
      const boxes = birds.map((bird) => boxAround(outlineOf(bird)));
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3])
          .map(() => key),
      );
    });
    expect(fused).toEqual([]);
  });
});

import type { Box, SafeBox } from '../../../site/art/scenes/safe';
import type { Frame } from './frames';

/** A picture as a hero has it: its size in the units of its boxes, and its focus as shares of width and height. */
export interface Composed {
  width: number;
  height: number;
  safe: readonly SafeBox[];
  focus: readonly [x: number, y: number];
}

/** Half a pixel is not seen, and browsers round. */
const SEEN = 1;

/** Projects a box through `object-fit: cover` and `object-position`. */
export function project(box: Box, { width, height, focus }: Composed, { picture }: Frame): Box {
  const [left, top, right, bottom] = picture;
  const scale = Math.max((right - left) / width, (bottom - top) / height);
  const x = left + (right - left - width * scale) * focus[0];
  const y = top + (bottom - top - height * scale) * focus[1];
  return [x + box[0] * scale, y + box[1] * scale, x + box[2] * scale, y + box[3] * scale];
}

const isInside = (box: Box, area: Box) =>
  box[0] >= area[0] - SEEN &&
  box[1] >= area[1] - SEEN &&
  box[2] <= area[2] + SEEN &&
  box[3] <= area[3] + SEEN;

const isApart = (box: Box, area: Box) =>
  box[2] <= area[0] + SEEN ||
  box[0] >= area[2] - SEEN ||
  box[3] <= area[1] + SEEN ||
  box[1] >= area[3] - SEEN;

/** The part of a picture that is behind a box of a frame, in units of the picture. */
export function behind(box: Box, composed: Composed, frame: Frame): Box {
  const [left, top, right, bottom] = project([0, 0, composed.width, composed.height], composed, frame);
  const [x, y] = [composed.width / (right - left), composed.height / (bottom - top)];
  return [(box[0] - left) * x, (box[1] - top) * y, (box[2] - left) * x, (box[3] - top) * y];
}

/** Tells what is wrong with each safe box of a picture in a frame: cut by its edge, or below the paper. */
export function faults(composed: Composed, frame: Frame): string[] {
  return composed.safe.flatMap(({ kind, name, box, mayLeave }) => {
    const projected = project(box, composed, frame);
    if (isInside(projected, frame.picture) && isApart(projected, frame.slip)) return [];
    const isGone = isApart(projected, frame.picture) || isInside(projected, withBelow(frame));
    if (isGone && (kind === 'sign' || mayLeave)) return [];
    const place = projected.map(Math.round).join(' ');
    const at = `${frame.picture.map(Math.round).join(' ')}, slip ${frame.slip.map(Math.round).join(' ')}`;
    return [`${name} ${isGone ? 'is gone' : 'is cut'}: ${place} in ${at}`];
  });
}

/** Extends the slip by what is as much out of sight: below the paper, or outside the picture on the paper's side. */
const withBelow = ({ slip, picture }: Frame): Box => [
  Math.min(slip[0], picture[0]) - 1e4,
  slip[1],
  slip[2],
  slip[3] + 1e4,
];

import { circle, ellipse, g, gouge, line, n, path } from '../kit/shapes';
import type { Coat } from './coats';
import { earInsides, heads, type HeadShape } from './head-shapes';

export type Eyes = 'open' | 'wide' | 'narrow' | 'closed' | 'happy' | 'wink';
export type Mouth = 'calm' | 'meow' | 'blep' | 'grumpy';

export interface Face {
  eyes: Eyes;
  mouth: Mouth;
  /** Direction of the pupils, -8 (left) to 8. */
  look: number;
  id: string;
}

export const WHITE_OF_EYE = '#FFF6EC';
/** Marks cut to the outline they lie on. */
export const clipped = (id: string, outline: string, marks: string) =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath>${g(marks, '', `clip-path="url(#${id})"`)}`;

const browStripes =
  gouge(-12, -84, -9, -38, 6) +
  gouge(12, -84, 9, -38, 6) +
  gouge(-34, -80, -26, -42, 6, -4) +
  gouge(34, -80, 26, -42, 6, 4);
const cheekStripes =
  gouge(-104, 2, -62, 12, 5, 4) +
  gouge(-100, 26, -60, 26, 5, 2) +
  gouge(104, 2, 62, 12, 5, -4) +
  gouge(100, 26, 60, 26, 5, -2);

function frontMarks(coat: Coat): string {
  let marks = '';
  if (coat.points)
    marks += path(
      'M0-50C40-50 62-20 58 14C54 44 30 66 0 66C-30 66-54 44-58 14C-62-20-40-50 0-50ZM-120-140H-44L-84-40ZM120-140H44L84-40Z',
      coat.points,
    );
  if (coat.cap) marks += path('M-120-140H120V4Q70 10 40-10Q14-40 0-66Q-14-40-40-10Q-70 10-120 4Z', coat.cap);
  else if (coat.patch) {
    marks += path('M-110-140H-6Q14-90-12-40Q-30 0-70-4L-110 10Z', coat.patch[0]);
    marks += path('M110-140H34Q24-84 52-46Q76-20 110-30Z', coat.patch[1]);
  }
  if (coat.white && coat.muzzle)
    marks += path(
      'M0-62Q9-30 14 2Q34 10 48 26Q60 46 40 90H-40Q-60 46-48 26Q-34 10-14 2Q-9-30 0-62Z',
      coat.white,
    );
  if (coat.stripe) marks += path(browStripes + cheekStripes, coat.stripe);
  return marks;
}

const almond = (w: number, h: number) =>
  `M${n(-w)} 3Q${n(-w * 0.2)} ${n(-h * 1.25)} ${n(w)} -3Q${n(w * 0.25)} ${n(h * 1.2)} ${n(-w)} 3Z`;

function eye(coat: Coat, side: 1 | -1, face: Face): string {
  const open =
    face.eyes === 'wide'
      ? { h: 25, pupil: 12 }
      : face.eyes === 'narrow'
        ? { h: 11, pupil: 5 }
        : { h: 19, pupil: 7.5 };
  const bare = coat.base === coat.pupil && !coat.patch;
  const rim = bare ? '' : `stroke="${coat.pupil}" stroke-width="5" stroke-linejoin="round"`;
  const glint = face.eyes === 'narrow' ? '' : circle(face.look * side - 4 * side, -5, 3.2, WHITE_OF_EYE);
  const pupil = ellipse(face.look * side, -0.5, open.pupil, open.h * 0.56, coat.pupil);
  return g(
    path(almond(24, open.h), coat.eye, rim) + pupil + glint,
    `translate(${40 * side} -4) scale(${side} 1)`,
  );
}

function lid(coat: Coat, side: 1 | -1, happy: boolean): string {
  const onDark = coat.base === coat.pupil || coat.points || coat.cap || (coat.patch && side < 0);
  const x = side < 0 ? -58 : 22;
  return line(`M${x}-2q18 ${happy ? -17 : 17} 36 0`, onDark ? WHITE_OF_EYE : coat.pupil, 6);
}

function eyesFront(coat: Coat, face: Face): string {
  if (face.eyes === 'closed' || face.eyes === 'happy')
    return lid(coat, -1, face.eyes === 'happy') + lid(coat, 1, face.eyes === 'happy');
  if (face.eyes === 'wink') return eye(coat, -1, face) + lid(coat, 1, true);
  return eye(coat, -1, face) + eye(coat, 1, face);
}

function mouthFront(coat: Coat, mouth: Mouth): string {
  const ink = coat.points ? coat.edge : coat.white && coat.muzzle ? coat.pupil : coat.line;
  if (mouth === 'meow')
    return (
      path(
        'M0 32Q-14 40-20 42Q-18 68 0 68Q18 68 20 42Q14 40 0 32Z',
        coat.pupil,
        `stroke="${ink}" stroke-width="4"`,
      ) + path('M-12 58Q0 46 12 58Q8 66 0 66Q-8 66-12 58Z', coat.ear)
    );
  if (mouth === 'grumpy') return line('M0 33V41M-26 52Q-12 38 0 42Q12 38 26 52', ink, 4);
  const tongue =
    mouth === 'blep'
      ? path('M-9 44Q0 40 9 44Q12 62 0 64Q-12 62-9 44Z', coat.ear, `stroke="${ink}" stroke-width="3"`)
      : '';
  return tongue + line('M0 33V39M-22 43Q-8 52 0 39Q8 52 22 43', ink, 4);
}

/** A head looking at us. */
export function headFront(coat: Coat, shape: HeadShape, face: Face): string {
  const outline = heads[shape];
  const whiskers = line(
    'M-56 34Q-98 22-140 26M-56 42Q-98 42-138 52M56 34Q98 22 140 26M56 42Q98 42 138 52',
    coat.whisker,
    2.6,
  );
  return (
    path(outline, coat.base) +
    clipped(face.id, outline, frontMarks(coat)) +
    path(earInsides[shape], coat.ear) +
    eyesFront(coat, face) +
    path('M-12 19Q0 14 12 19Q9 29 0 33Q-9 29-12 19Z', coat.nose) +
    mouthFront(coat, face.mouth) +
    whiskers
  );
}

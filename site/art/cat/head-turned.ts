import { circle, ellipse, gouge, line, path } from '../kit/shapes';
import type { Coat } from './coats';
import { clipped, WHITE_OF_EYE, type Face } from './head';
import { earInsides, heads, type HeadShape } from './head-shapes';

/** The back of a head: ears, stripes, no face. */
export function headBack(coat: Coat, shape: HeadShape, id: string): string {
  let marks = '';
  if (coat.patch)
    marks +=
      path('M-110-140H-10Q14-60-20 0Q-60 30-110 20Z', coat.patch[0]) +
      path('M110-140H40Q30-60 60-20L110-10Z', coat.patch[1]);
  if (coat.points) marks += path('M-120-140H-44L-84-40ZM120-140H44L84-40Z', coat.points);
  if (coat.stripe)
    marks += path(
      gouge(0, -84, 0, 40, 7) +
        gouge(-24, -80, -26, 20, 6, -4) +
        gouge(24, -80, 26, 20, 6, 4) +
        gouge(-50, -60, -52, 20, 5, -4) +
        gouge(50, -60, 52, 20, 5, 4),
      coat.stripe,
    );
  const ears = line('M-72-98C-62-88-54-78-46-66M72-98C62-88 54-78 46-66', coat.line, 3.5, 'opacity=".7"');
  return path(heads[shape], coat.base) + clipped(id, heads[shape], marks) + ears;
}

/** A head in profile, nose to the right. */
export function headSide(coat: Coat, face: Face): string {
  const outline = heads.side;
  let marks = '';
  if (coat.points) marks += path('M30-60C10-20 20 40 40 70H130V-60ZM-60-150H20L-4-84H-44Z', coat.points);
  if (coat.cap) marks += path('M-90-150H80V-40Q40-20 10 4Q-30 10-90 10Z', coat.cap);
  else if (coat.patch)
    marks +=
      path('M-90-150H0Q-10-60-40-10L-90 10Z', coat.patch[0]) +
      path('M20-100Q80-60 60-20Q30-30 10-60Z', coat.patch[1]);
  if (coat.white && coat.muzzle) marks += path('M64-40Q56 0 40 14Q24 36 40 70H130V-30Z', coat.white);
  if (coat.stripe)
    marks += path(
      gouge(-14, -84, 4, -46, 6) +
        gouge(14, -82, 26, -48, 6) +
        gouge(-56, 10, -14, 8, 5, 4) +
        gouge(-50, 32, -12, 24, 5, 2),
      coat.stripe,
    );
  const onDark = coat.base === coat.pupil || coat.points || coat.cap;
  const shut = face.eyes === 'closed' || face.eyes === 'happy';
  const lidInk = onDark ? WHITE_OF_EYE : coat.pupil;
  const gaze = shut
    ? line(`M32-16q14 ${face.eyes === 'happy' ? -14 : 12} 28 0`, lidInk, 6)
    : path(
        'M28-8Q34-36 62-30Q64-8 44 0Q32 0 28-8Z',
        coat.eye,
        onDark ? '' : `stroke="${coat.pupil}" stroke-width="5"`,
      ) +
      ellipse(51, -18, 6, 12, coat.pupil) +
      circle(48, -23, 3, WHITE_OF_EYE);
  const mouthInk = coat.points ? coat.edge : coat.white && coat.muzzle ? coat.pupil : coat.line;
  return (
    path(outline, coat.base) +
    clipped(face.id, outline, marks) +
    path(earInsides.side, coat.ear) +
    gaze +
    path('M92-14Q108-14 106-4Q102 6 94 2Q90-6 92-14Z', coat.nose) +
    line('M96 6Q92 20 70 24', mouthInk, 4) +
    line('M70 8Q108 14 138 2M68 16Q108 30 136 24', coat.whisker, 2.6)
  );
}

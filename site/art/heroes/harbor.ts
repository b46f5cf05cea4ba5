import { at, circle, g, gouge, line, n, path, rect, times } from '../kit/shapes';
import { tower } from '../parts/buildings';
import type { Palette } from '../palettes';

/** Places of the large things of the poster. */
export interface Frame {
  w: number;
  h: number;
  /** Middle of the sun, where the cat stands. */
  cx: number;
  /** Top of the parapet. */
  base: number;
  sun: number;
  /** Middle and foot of the bridge tower. */
  tx: number;
  ty: number;
  top: number;
}

/** A tugboat, its water line at (x, y). */
export const tug = (p: Palette, x: number, y: number) =>
  g(
    path('M-150 0C-120 40-90 60-60 60H130Q160 30 160 0Z', p.ink) +
      rect(-50, -56, 150, 56, p.cream) +
      rect(-10, -92, 70, 40, p.hot) +
      rect(70, -130, 30, 80, p.ink) +
      rect(70, -112, 30, 18, p.hot) +
      circle(-20, -28, 9, p.lamp) +
      circle(24, -28, 9, p.lamp) +
      path(
        'M86-140C70-170 96-190 118-180C130-210 180-200 176-176C206-170 200-140 170-146C140-130 110-130 86-140Z',
        p.pale,
      ),
    at(x, y, 0.8),
  );

/** The bridge from the right edge to the left, its tower behind the cat. `plain` draws fewer cables. */
export function bridge(p: Palette, f: Frame, plain: boolean): string {
  const { w, tx, ty, top } = f;
  const stays = plain ? 9 : 22;
  const hangers = plain ? 14 : 34;
  const fan = times(stays + 1, (i) => {
    const k = i / stays;
    const left = `M${n(tx - 150)} ${n(top + 30)}L${n(tx - 190 - k * Math.min(tx + 100, 640))} ${n(ty - 130)}`;
    return left + (k < 0.4 ? `M${n(tx + 150)} ${n(top + 30)}L${n(tx + 190 + k * 2200)} ${n(ty - 130)}` : '');
  });
  const cables = `M${n(tx - 140)} ${n(top + 16)}Q${n(tx * 0.6)} ${n(ty - 140)} -40 ${n(ty - 176)}M${n(tx + 140)} ${n(top + 16)}Q${n(tx + 500)} ${n(ty - 260)} ${w + 60} ${n(ty - 300)}`;
  const hung = times(hangers - 1, (i) => {
    const k = (i + 1) / hangers;
    const q = 1 - k;
    const x = q * q * (tx - 140) + 2 * k * q * tx * 0.6 - k * k * 40;
    return `M${n(x)} ${n(q * q * (top + 16) + 2 * k * q * (ty - 140) + k * k * (ty - 176))}V${n(ty - 120)}`;
  });
  const joints = path(
    gouge(tx - 130, ty - 60, tx - 70, ty - 60, 5) +
      gouge(tx + 20, ty - 80, tx + 90, ty - 80, 5) +
      gouge(tx - 60, ty - 20, tx + 10, ty - 20, 5),
    p.mid,
  );
  return (
    line(fan, p.near, plain ? 3.4 : 2.6) +
    line(cables, p.ink, 11) +
    line(hung, p.near, plain ? 3.4 : 2.6) +
    rect(-20, ty - 136, w + 40, 30, p.near) +
    rect(-20, ty - 110, w + 40, 8, p.ink) +
    tower(tx, ty + 40, 1.1, p.near, p.mid, p.sky) +
    rect(tx - 165, ty - 140, 330, 300, p.near) +
    rect(tx - 178, ty - 146, 356, 20, p.mid) +
    joints
  );
}

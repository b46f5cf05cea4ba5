import { circle, gouge, line, n, path } from '../kit/shapes';
import { between, type Random } from '../kit/random';
import type { Palette } from '../palettes';

/** A plain disc: sun, moon or globe. */
export const disc = (x: number, y: number, r: number, c: string): string => circle(x, y, r, c);

/** Bands of cloud; each is [x, y, width]. */
export const clouds = (
  r: Random,
  p: Palette,
  list: readonly (readonly [number, number, number])[],
  color = p.pale,
): string =>
  path(
    list
      .map(
        ([x, y, w]) =>
          gouge(x, y, x + w, y + between(r, -6, 6), w * 0.05, -6) +
          gouge(x + w * 0.2, y + 22, x + w * 1.15, y + 20, w * 0.035, -3) +
          gouge(x - w * 0.12, y + 40, x + w * 0.6, y + 42, w * 0.025, 2),
      )
      .join(''),
    color,
  );

/** Four-pointed stars. */
export const stars = (r: Random, c: string, x: number, y: number, w: number, h: number, k = 26): string => {
  let d = '';
  for (let i = 0; i < k; i++) {
    const a = x + r() * w,
      b = y + r() * h,
      s = 2 + r() * 5;
    d += `M${n(a - s)} ${n(b)}L${n(a)} ${n(b - s * 1.5)}L${n(a + s)} ${n(b)}L${n(a)} ${n(b + s * 1.5)}Z`;
  }
  return path(d, c);
};

/** Snow. */
export const snowfall = (r: Random, c: string, W: number, H: number, k = 80): string => {
  let d = '';
  for (let i = 0; i < k; i++) {
    const s = 3 + r() * 6;
    d += `M${n(r() * W)} ${n(r() * H)}m${n(-s)} 0a${n(s)} ${n(s)} 0 1 0 ${n(2 * s)} 0a${n(s)} ${n(s)} 0 1 0 ${n(-2 * s)} 0`;
  }
  return path(d, c);
};

/** A gull far away. */
export const gull = (x: number, y: number, s: number, c: string): string =>
  line(
    `M${n(x - 34 * s)} ${n(y - 8 * s)}Q${n(x - 16 * s)} ${n(y - 22 * s)} ${x} ${y}Q${n(x + 16 * s)} ${n(y - 22 * s)} ${n(x + 34 * s)} ${n(y - 8 * s)}`,
    c,
    5 * s,
  );

/** Glints on water. */
export function waves(
  r: Random,
  c: string,
  y: number,
  W: number,
  H: number,
  { k = 26, x0 = 0, w = 5 }: { k?: number; x0?: number; w?: number } = {},
): string {
  let d = '';
  for (let i = 0; i < k; i++) {
    const yy = y + (H - y) * Math.pow(i / k, 1.2),
      L = between(r, 70, 190) * (1 + i / k),
      x = x0 + r() * W;
    d += gouge(x - L / 2, yy, x + L / 2, yy, w * (0.6 + i / k), -4 - (4 * i) / k);
  }
  return path(d, c);
}

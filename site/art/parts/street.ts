import { at, circle, ellipse, g, gouge, line, n, path, rect } from '../kit/shapes';
import { between, pick, type Random } from '../kit/random';
import { lettering } from '../kit/lettering';
import { placed, type Place } from '../kit/place';
import type { Palette } from '../palettes';
import { thing, type SafeBox } from '../scenes/safe';

/** A bishop's-crook street lamp. */
export const bishop = (x: number, y: number, s: number, c: string, glow: string, flip = false): string =>
  g(
    line('M0 0V-560C0-690 130-700 140-600C144-560 100-548 92-580', c, 14) +
      line('M0-470C30-480 46-520 36-560C30-584 4-580 10-560', c, 7) +
      path('M-26 0Q-24-40-14-56H14Q24-40 26 0ZM-18-130H18V-116H-18ZM-14-300H14V-288H-14Z', c) +
      path('M98-556H140L150-530H88Z', c) +
      path('M92-528H146Q154-470 119-456Q84-470 92-528Z', glow) +
      line('M92-528H146', c, 6),
    at(x, y, s, flip),
  );

/** An enamel sign, centred on (x, y). */
export const sign = (
  x: number,
  y: number,
  w: number,
  h: number,
  str: string,
  p: Palette,
  { bg = p.near, fg = p.cream, rot = 0 }: { bg?: string; fg?: string; rot?: number } = {},
): string =>
  g(
    rect(-w / 2, -h / 2, w, h, bg, `rx="${n(h * 0.14)}"`) +
      rect(
        -w / 2 + 7,
        -h / 2 + 7,
        w - 14,
        h - 14,
        'none',
        `rx="${n(h * 0.09)}" stroke="${fg}" stroke-width="3.5"`,
      ) +
      lettering(str, 0, -h * 0.24, h * 0.48, fg, { w: h * 0.085 }),
    at(x, y, 1, false, rot),
  );

/** Iron railing. */
export function railing(x: number, y: number, w: number, h: number, c: string, gap = 34, wt = 7): string {
  let d = `M${x} ${y}H${x + w}M${x} ${y + h * 0.82}H${x + w}`;
  for (let a = x + gap / 2; a < x + w; a += gap) d += `M${n(a)} ${y - 12}V${y + h}`;
  return line(d, c, wt);
}

/** Rows of cobblestones, larger towards us. */
export const cobbles = (r: Random, c: string, y: number, W: number, H: number, w = 4): string => {
  let d = '';
  for (let yy = y, k = 0; yy < H + 20; yy += 26 + k * 5, k++)
    for (let x = -40 + (k % 2) * 45; x < W + 40; x += 92 + k * 8)
      d += `M${n(x)} ${n(yy + between(r, -3, 3))}q${n(34 + k * 3)} -${n(16 + k * 2)} ${n(72 + k * 6)} 0`;
  return line(d, c, w);
};

/** A washing line from (x1, y1) to (x2, y2). */
export const laundry = (
  r: Random,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  p: Palette,
  sag = 40,
): string => {
  let o = line(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}`, p.ink, 3);
  const items = [p.cream, p.hot, p.lamp, p.pale, p.pink];
  const m = Math.max(3, Math.floor(Math.abs(x2 - x1) / 110));
  for (let i = 1; i <= m; i++) {
    const t = i / (m + 1),
      q = 1 - t,
      x = q * q * x1 + (2 * q * t * (x1 + x2)) / 2 + t * t * x2,
      y = q * q * y1 + 2 * q * t * ((y1 + y2) / 2 + sag) + t * t * y2,
      k = Math.floor(r() * 3),
      c = pick(r, items);
    o += g(
      k === 0
        ? path('M-34 0H34L30 84H-30Z', c)
        : k === 1
          ? path('M-22 0H22L46 22L32 42L24 34V88H-24V34L-32 42L-46 22Z', c)
          : path('M-26 0H26L30 92H6L0 30L-6 92H-30Z', c),
      at(x, y, 0.95, false, between(r, -4, 4)),
    );
  }
  return o;
};

/** A flower pot. */
export const pot = (x: number, y: number, s: number, p: Palette): string =>
  g(
    path('M-34-50H34L24 0H-24Z', p.hot) +
      rect(-40, -62, 80, 16, p.hot) +
      path(
        gouge(0, -60, -50, -130, 9, 8) +
          gouge(0, -60, 0, -150, 10, 4) +
          gouge(0, -60, 46, -126, 9, -8) +
          gouge(0, -60, -22, -142, 8, 2) +
          gouge(0, -60, 26, -146, 8, -2),
        p.mid,
      ),
    at(x, y, s),
  );

/** Outline of a pigeon looking right, its feet below the origin. */
export const PIGEON = 'M-60-6C-30-44 10-50 26-58C24-86 60-90 62-64L76-56L60-50C58-10 20 6-16 2L-64 10Z';

/** A pigeon looking right; `c` is another ink than what it stands on. */
export const pigeon = (x: number, y: number, s: number, p: Palette, flip = false, c = p.slate): string =>
  g(
    path(PIGEON, c) +
      path('M-52-6C-20-30 10-30 22-22C10 0-20 2-52-6Z', p.ink) +
      line('M-2 2V20M14 0V20', p.hot, 4) +
      circle(50, -68, 4, p.ink),
    at(x, y, s, flip),
  );

/** Declares a pigeon: half of one is a lump. */
export const bird = (place: Place): SafeBox => thing('a pigeon', placed([-66, -92, 78, 24], place));

/** A paw print. */
export const paw = (x: number, y: number, s: number, c: string, rot = 0): string =>
  g(
    ellipse(0, 6, 11, 9, c) +
      ellipse(-13, -6, 4.6, 6.4, c) +
      ellipse(-5, -13, 4.6, 6.6, c) +
      ellipse(5, -13, 4.6, 6.6, c) +
      ellipse(13, -6, 4.6, 6.4, c),
    at(x, y, s, false, rot),
  );

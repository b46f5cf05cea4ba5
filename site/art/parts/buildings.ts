import { at, g, gouge, line, n, path, rect } from '../kit/shapes';
import type { Random } from '../kit/random';
import type { Palette } from '../palettes';

/** A rooftop water tank. */
export const tank = (x: number, y: number, s: number, c: string, c2: string): string =>
  g(
    path('M-42-70H42V0H-42Z', c) +
      path('M-48-70L0-112L48-70Z', c) +
      line('M-34 0L-40 64M34 0L40 64M-14 0V64M14 0V64M-38 34H38', c, 7) +
      line('M-42-48H42M-42-22H42', c2, 4),
    at(x, y, s),
  );

/** A chimney with two pots. */
export const chimney = (x: number, y: number, w: number, h: number, c: string, c2: string): string =>
  rect(x, y, w, h, c) +
  rect(x - 6, y, w + 12, 14, c) +
  rect(x + w * 0.2, y - 22, w * 0.22, 24, c2) +
  rect(x + w * 0.6, y - 22, w * 0.22, 24, c2);

/** A sash window. */
export function sash(
  x: number,
  y: number,
  w: number,
  h: number,
  p: Palette,
  {
    lit = true,
    frame = p.cream,
    glass,
    sill = true,
    lintel,
    curtain,
    off = 5,
  }: {
    lit?: boolean;
    frame?: string;
    glass?: string;
    sill?: boolean;
    lintel?: string;
    curtain?: string;
    off?: number;
  } = {},
): string {
  const gl = glass || (lit ? p.lamp : p.near);
  let o =
    rect(x - 8, y - 8, w + 16, h + 16, frame) +
    rect(x, y, w, h, p.ink) +
    rect(x + off * 0.6, y + off * 0.6, w - off * 0.2, h - off * 0.2, gl);
  if (curtain)
    o += path(
      `M${x} ${y}H${x + w * 0.5}Q${x + w * 0.38} ${y + h * 0.5} ${x} ${y + h * 0.72}Z M${x + w} ${y}H${x + w * 0.5}Q${x + w * 0.62} ${y + h * 0.5} ${x + w} ${y + h * 0.72}Z`,
      curtain,
    );
  o += line(`M${x} ${y + h / 2}H${x + w}M${x + w / 2} ${y}V${y + h}`, frame, 7);
  if (lintel)
    o += path(
      `M${x - 22} ${y - 10}L${x - 14} ${y - 44}Q${x + w / 2} ${y - 60} ${x + w + 14} ${y - 44}L${x + w + 22} ${y - 10}Z`,
      lintel,
    );
  if (sill) o += rect(x - 22, y + h + 6, w + 44, 16, lintel || frame);
  return o;
}

/** Single bricks that catch the light on a wall. */
export const bricks = (
  r: Random,
  c: string,
  x: number,
  y: number,
  w: number,
  h: number,
  k = 40,
  bw = 44,
  bh = 16,
): string => {
  let d = '';
  for (let i = 0; i < k; i++) {
    const row = Math.floor((r() * h) / (bh + 6)),
      col = Math.floor((r() * w) / (bw + 6));
    d += `M${n(x + col * (bw + 6) + ((row % 2) * bw) / 2)} ${n(y + row * (bh + 6))}h${bw}v${bh}h${-bw}z`;
  }
  return path(d, c);
};

/** A striped awning with a scalloped edge. */
export const awning = (x: number, y: number, w: number, h: number, a: string, b: string, k = 9): string => {
  let o = '';
  const s = w / k;
  for (let i = 0; i < k; i++)
    o += path(
      `M${n(x + i * s + s * 0.12 * (k / 2 - i) * 0.35)} ${y}L${n(x + i * s)} ${y + h}Q${n(x + i * s + s / 2)} ${y + h + s * 0.55} ${n(x + (i + 1) * s)} ${y + h}L${n(x + (i + 1) * s + s * 0.12 * (k / 2 - i - 1) * 0.35)} ${y}Z`,
      i % 2 ? b : a,
    );
  return o;
};

/** A tower of the Brooklyn Bridge. */
export const tower = (x: number, y: number, s: number, c: string, c2: string, hole: string): string =>
  g(
    path('M-150 0V-560H-162V-590H-150V-606H150V-590H162V-560H150V0Z', c) +
      path('M-104 0V-330Q-104-420-56-470Q-8-420-8-330V0ZM8 0V-330Q8-420 56-470Q104-420 104-330V0Z', hole) +
      line('M-150-500H150M-162-576H162M-128-560V-510M128-560V-510M0-560V-480', c2, 5) +
      path(
        gouge(-140, -440, -118, -440, 5) +
          gouge(-140, -380, -114, -380, 5) +
          gouge(-140, -300, -114, -300, 5) +
          gouge(-140, -200, -116, -200, 5) +
          gouge(140, -420, 114, -420, 5) +
          gouge(140, -350, 114, -350, 5) +
          gouge(140, -250, 114, -250, 5) +
          gouge(140, -150, 114, -150, 5) +
          gouge(-30, -540, 30, -540, 6) +
          gouge(-100, -535, -60, -535, 6) +
          gouge(60, -535, 100, -535, 6),
        c2,
      ),
    at(x, y, s),
  );

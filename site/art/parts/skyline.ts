import { between, type Random } from '../kit/random';
import { n, path } from '../kit/shapes';
import { tank } from './buildings';

interface SkylineOptions {
  /** Colour of lit windows; none where absent. */
  win?: string;
  /** Share of windows that are lit. */
  lit?: number;
  /** Share of roofs with a water tank. */
  tank?: number;
  /** Widths of the buildings. */
  wmin?: number;
  wmax?: number;
  /** A spire on every fourth building. */
  spire?: boolean;
}

const WINDOW = { across: 24, down: 36 };

function litWindows(r: Random, x: number, y: number, width: number, base: number, share: number): string {
  let d = '';
  for (let a = x + 14; a < x + width - 16; a += WINDOW.across)
    for (let b = y + 18; b < base - 30; b += WINDOW.down) if (r() < share) d += `M${n(a)} ${n(b)}h11v18h-11z`;
  return d;
}

/** A row of buildings between x0 and x1, standing on `base`, from `low` to `high` units high. */
export function skyline(
  r: Random,
  x0: number,
  x1: number,
  base: number,
  low: number,
  high: number,
  color: string,
  options: SkylineOptions = {},
): string {
  const { win, tank: tanks = 0.3, wmin = 60, wmax = 130, lit = 0.4, spire = false } = options;
  let walls = '';
  let windows = '';
  let roofs = '';
  for (let x = x0, i = 0; x < x1; i++) {
    const w = between(r, wmin, wmax);
    const y = base - between(r, low, high);
    walls += `M${n(x)} ${n(base)}V${n(y)}h${n(w * 0.1)}v-10h${n(w * 0.8)}v10h${n(w * 0.1)}V${n(base)}Z`;
    if (spire && i % 4 === 2)
      walls += `M${n(x + w * 0.3)} ${n(y)}v-40h${n(w * 0.1)}L${n(x + w / 2)} ${n(y - 120)}l${n(w * 0.1)} 80h${n(w * 0.1)}v40Z`;
    else if (r() < tanks) roofs += tank(x + w / 2, y - 56, 0.72, color, color);
    if (win) windows += litWindows(r, x, y, w, base, lit);
    x += w + between(r, -4, 6);
  }
  return roofs + path(walls, color) + (win && windows ? path(windows, win) : '');
}

import { line, n, path, rect } from '../kit/shapes';
import { between, type Random } from '../kit/random';
import type { Palette } from '../palettes';

/** A stack of papers, standing on y. */
export function papers(
  x: number,
  y: number,
  w: number,
  k: number,
  p: Palette,
  { h = 22, r }: { h?: number; r?: Random } = {},
): string {
  let o = '';
  for (let i = 0; i < k; i++) {
    const dx = r ? between(r, -7, 7) : 0;
    o +=
      path(
        `M${n(x + dx)} ${n(y - i * h)}h${w}q8 ${-h / 2} 0 ${-h + 3}h${-w}q-8 ${h / 2} 0 ${h - 3}z`,
        i % 2 ? p.pale : p.cream,
      ) + line(`M${n(x + dx + 6)} ${n(y - i * h - h / 2)}h${w - 12}`, p.slate, 2.5);
  }
  return o;
}

/** Lines of small print. */
export const textlines = (
  x: number,
  y: number,
  w: number,
  k: number,
  gap: number,
  c: string,
  wt = 4,
): string => {
  let d = '';
  for (let i = 0; i < k; i++) d += `M${x} ${y + i * gap}h${n(i === k - 1 ? w * 0.6 : w)}`;
  return `<path d="${d}" stroke="${c}" stroke-width="${wt}"/>`;
};

/** A closed book, lying flat, standing on y. */
export const book = (x: number, y: number, w: number, h: number, c: string, c2: string): string =>
  rect(x, y - h, w, h, c, 'rx="6"') +
  rect(x + w * 0.08, y - h, 9, h, c2) +
  rect(x + w * 0.84, y - h, 9, h, c2) +
  line(`M${n(x + w * 0.3)} ${n(y - h / 2)}H${n(x + w * 0.68)}`, c2, h > 40 ? 7 : 4);

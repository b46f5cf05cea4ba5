/** Rounds to a tenth: finer detail is lost under the wobble of the print and only costs bytes. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const more = (extra: string) => (extra ? ` ${extra}` : '');

/** A filled path. `extra` is any further SVG attribute text. */
export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}"${more(extra)}/>`;

/** A stroked path with round ends. */
export const line = (d: string, stroke: string, width = 4, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more(extra)}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, extra = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more(extra)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more(extra)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more(extra)}/>`;

/** A group, moved by a transform such as `at()` gives. */
export const g = (inner: string, transform = '', extra = ''): string =>
  `<g${transform ? ` transform="${transform}"` : ''}${more(extra)}>${inner}</g>`;

/** A transform: move, turn (degrees), scale, and mirror left to right. */
export function at(x: number, y: number, scale = 1, flip = false, turn = 0): string {
  const size = Math.round(scale * 1000) / 1000;
  const scaled = size !== 1 || flip ? ` scale(${flip ? -size : size} ${size})` : '';
  return `translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${scaled}`;
}

/** The lens-shaped mark a cutting tool leaves, pointed at both ends. Returns path data. */
export function gouge(x1: number, y1: number, x2: number, y2: number, width: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const across = { x: -(y2 - y1) / length, y: (x2 - x1) / length };
  const middle = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
  const bow = (by: number) => `${n(middle.x + across.x * by)} ${n(middle.y + across.y * by)}`;
  return `M${n(x1)} ${n(y1)}Q${bow(bend + width)} ${n(x2)} ${n(y2)}Q${bow(bend - width)} ${n(x1)} ${n(y1)}Z`;
}

/** Draws once per index and joins the result. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws once per item and joins the result. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join('');

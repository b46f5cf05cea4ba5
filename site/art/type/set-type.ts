import { n } from '../kit/shapes';
import { faces, type Face } from './outlines';

export interface TypeStyle {
  face: Face;
  /** Size of the em, in units of the drawing. */
  size: number;
  /** Space added between letters, in parts of the em. */
  tracking?: number;
  /** Width of the letters: below 1 condensed. */
  stretch?: number;
}

interface Glyph {
  advance: number;
  outline: string;
}

function glyphOf(face: Face, char: string): Glyph {
  const { glyphs } = faces[face];
  const plain = char.normalize('NFD').charAt(0);
  const entry = glyphs[char] ?? glyphs[plain] ?? glyphs['?'] ?? '500 ';
  const gap = entry.indexOf(' ');
  return { advance: Number(entry.slice(0, gap)), outline: entry.slice(gap + 1) };
}

function* letters(text: string, { face, size, tracking = 0, stretch = 1 }: TypeStyle) {
  const unit = size / 1000;
  const chars = Array.from(text);
  let x = 0;
  for (const [index, char] of chars.entries()) {
    const { advance, outline } = glyphOf(face, char);
    yield { x, outline };
    const kern = faces[face].kern[char + (chars[index + 1] ?? '')] ?? 0;
    x += (advance + kern) * unit * stretch + (index < chars.length - 1 ? tracking * size : 0);
  }
  yield { x, outline: '' };
}

/** Width of one line of type. */
export function measure(text: string, style: TypeStyle): number {
  let width = 0;
  for (const { x } of letters(text, style)) width = x;
  return width;
}

/** One line of type as an SVG group of outlines; (x, y) is the start of the base line. */
export function setLine(text: string, x: number, y: number, color: string, style: TypeStyle): string {
  const unit = style.size / 1000;
  const across = Math.round(unit * (style.stretch ?? 1) * 1e4) / 1e4;
  const up = Math.round(unit * 1e4) / 1e4;
  let out = '';
  for (const letter of letters(text, style)) {
    if (letter.outline)
      out += `<path transform="translate(${n(x + letter.x)} ${n(y)}) scale(${across} ${up})" d="${letter.outline}"/>`;
  }
  return `<g fill="${color}">${out}</g>`;
}

/** Breaks text into lines no wider than `width`. A word that is wider than that stands alone. */
export function breakLines(text: string, width: number, style: TypeStyle): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = current ? `${current} ${word}` : word;
    if (current && measure(longer, style) > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return current ? [...lines, current] : lines;
}

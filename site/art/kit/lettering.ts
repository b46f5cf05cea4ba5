import { alphabet, narrow } from './alphabet';
import { n } from './shapes';

interface LetteringOptions {
  /** Thickness of the stroke. */
  w?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Width of the letters: below 1 condensed, above 1 extended. */
  cond?: number;
  /** Space between letters, in grid units. */
  space?: number;
}

const WORD_SPACE = 2.2;

function place(data: string, left: number, top: number, unitX: number, unitY: number): string {
  let command = '';
  let index = 0;
  return data.replace(/([MLQHVZ])|(-?\d*\.?\d+)/g, (match: string, letter: string | undefined) => {
    if (letter) {
      command = letter;
      index = 0;
      return letter;
    }
    const horizontal = command === 'H' || (command !== 'V' && index % 2 === 0);
    const gap = index > 0 ? ' ' : '';
    index++;
    return gap + n(horizontal ? left + Number(match) * unitX : top + Number(match) * unitY);
  });
}

/** Letters a sign painter would cut. (x, y) is the top edge at the anchor, `h` the height of a capital. */
export function lettering(
  text: string,
  x: number,
  y: number,
  h: number,
  color: string,
  options: LetteringOptions = {},
): string {
  const { w = h / 6.5, anchor = 'middle', cond = 0.9, space = 1.5 } = options;
  const unitX = (h / 6) * cond;
  const letters = Array.from(text.toUpperCase(), (char) => ({
    data: alphabet[char],
    width: char === ' ' ? WORD_SPACE : (narrow[char] ?? 4),
  }));
  const total = letters.reduce((sum, { width }) => sum + width + space, -space) * unitX;
  let left = x - (anchor === 'middle' ? total / 2 : anchor === 'end' ? total : 0);
  let d = '';
  for (const { data, width } of letters) {
    if (data) d += place(data, left - ((4 - width) / 2) * unitX, y, unitX, h / 6);
    left += (width + space) * unitX;
  }
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(w)}" stroke-linejoin="round"/>`;
}

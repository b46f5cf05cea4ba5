import { alphabet } from './alphabet';
import { kern, widthOf } from './kerning';
import { n } from './shapes';

export interface LetteringOptions {
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

/** Letters and where they stand, in units of the grid. */
function composed(text: string, space: number) {
  const letters: { data: string | undefined; left: number }[] = [];
  let width = 0;
  let last = '';
  for (const char of text.toUpperCase()) {
    if (last) width += space + kern(last, char, space);
    letters.push({ data: alphabet[char], left: width - (4 - widthOf(char)) / 2 });
    width += char === ' ' ? WORD_SPACE : widthOf(char);
    last = char;
  }
  return { letters, width };
}

function metrics(text: string, x: number, h: number, options: LetteringOptions) {
  const { w = h / 6.5, anchor = 'middle', cond = 0.9, space = 1.5 } = options;
  const unitX = (h / 6) * cond;
  const { letters, width } = composed(text, space);
  const total = width * unitX;
  const left = x - (anchor === 'middle' ? total / 2 : anchor === 'end' ? total : 0);
  return { letters, left, right: left + total, unitX, w };
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
  const { letters, left, unitX, w } = metrics(text, x, h, options);
  const d = letters
    .map(({ data, left: from }) => (data ? place(data, left + from * unitX, y, unitX, h / 6) : ''))
    .join('');
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(w)}" stroke-linejoin="round"/>`;
}

/** Returns the box of such letters, the thickness of their strokes included: left, top, right and bottom. */
export function letteringBox(
  text: string,
  x: number,
  y: number,
  h: number,
  options: LetteringOptions = {},
): readonly [number, number, number, number] {
  const { left, right, w } = metrics(text, x, h, options);
  return [left - w / 2, y - w / 2, right + w / 2, y + h + w / 2];
}

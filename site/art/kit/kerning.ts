import { alphabet, narrow } from './alphabet';
import { pointsAlong } from './outline';

/** Heights at which two letters are held against each other, and how far a stroke is felt above and below itself. */
const ROWS = Array.from({ length: 13 }, (_, row) => row / 2);
const REACH = 0.6;
/** White beyond this does not look any wider. */
const DEEP = 2.4;
/** Mean white between two letters, in grid units, and the least that is left between their nearest strokes. */
const EVEN = 2;
const LEAST = 1.55;
/** Nothing moves further than this, and nothing apart by more than half a unit. */
const CLOSEST = -1.5;
const FARTHEST = 0.4;

type Sides = readonly { left: number; right: number }[];

/** Width that a letter takes of the grid. */
export const widthOf = (letter: string): number => narrow[letter] ?? 4;

const known = new Map<string, Sides>();

/** White that a letter leaves on its left and right within its width, row by row. */
function sidesOf(letter: string): Sides {
  const found = known.get(letter);
  if (found) return found;
  const points = pointsAlong(alphabet[letter]!);
  const width = widthOf(letter);
  const inset = (4 - width) / 2;
  const sides = ROWS.map((row) => {
    const xs = points.filter(([, y]) => Math.abs(y - row) <= REACH).map(([x]) => x - inset);
    return { left: Math.min(DEEP, ...xs), right: Math.min(DEEP, ...xs.map((x) => width - x)) };
  });
  known.set(letter, sides);
  return sides;
}

/** Returns what is added to the space between two letters, in grid units, so that all of a word looks evenly spaced. */
export function kern(one: string, other: string, space: number): number {
  if (!alphabet[one] || !alphabet[other]) return 0;
  const after = sidesOf(other);
  const whites = sidesOf(one).map(({ right }, row) => right + after[row]!.left);
  const mean = whites.reduce((sum, white) => sum + Math.min(DEEP, white), 0) / whites.length;
  const wanted = EVEN - 1.5 - mean;
  const least = LEAST - space - Math.min(...whites);
  return Math.min(FARTHEST, Math.max(CLOSEST, least, wanted));
}

/** Place of a piece of a drawing: [a, b, c, d, e, f] of an SVG matrix. */
type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [number, number];

/** A path, rectangle or group of a drawing, in the order of painting. */
export interface Piece {
  name: string;
  attributes: Readonly<Record<string, string>>;
  matrix: Matrix;
  /** Index at which its text begins and, for a group, at which what it holds ends. */
  start: number;
  end: number;
  parent?: Piece;
}

const HERE: Matrix = [1, 0, 0, 1, 0, 0];

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function matrixOf(transform: string): Matrix {
  let matrix = HERE;
  for (const [, name, list] of transform.matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)) {
    const [x = 0, y, z = 0] = list!.trim().split(/[ ,]+/).map(Number);
    if (name === 'translate') matrix = times(matrix, [1, 0, 0, 1, x, y ?? 0]);
    else if (name === 'scale') matrix = times(matrix, [x, 0, 0, y ?? x, 0, 0]);
    else {
      const turn = (x * Math.PI) / 180;
      const turned: Matrix = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0];
      matrix = times(times(times(matrix, [1, 0, 0, 1, y ?? 0, z]), turned), [1, 0, 0, 1, -(y ?? 0), -z]);
    }
  }
  return matrix;
}

/** Takes the SVG text of a drawing apart. */
export function piecesOf(svg: string): Piece[] {
  const pieces: Piece[] = [];
  const open: Piece[] = [];
  for (const { 0: tag, 1: closing, 2: name, 3: text, index } of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    const end = index + tag.length;
    if (closing) {
      open.pop()!.end = end;
      continue;
    }
    const attributes = Object.fromEntries(
      Array.from(text!.matchAll(/([\w-]+)="([^"]*)"/g), ([, key, value]) => [key!, value!]),
    );
    const parent = open.at(-1);
    const matrix = times(parent?.matrix ?? HERE, matrixOf(attributes.transform ?? ''));
    const piece: Piece = { name: name!, attributes, matrix, start: index, end, parent };
    pieces.push(piece);
    if (!text!.endsWith('/')) open.push(piece);
  }
  return pieces;
}

/** Returns the place of a piece's point on the sheet. */
export const onSheet = ({ matrix: [a, b, c, d, e, f] }: Piece, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Points that an outline of M, L, H, V and Q names, of absolute commands alone. */
export function pointsOf(d: string): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (const [, command, list] of d.matchAll(/([MLHVQCZ])([^A-Za-z]*)/g)) {
    const numbers = Array.from(list!.matchAll(/-?(\d+\.?\d*|\.\d+)/g), ([number]) => Number(number));
    if (command === 'H' || command === 'V') {
      for (const to of numbers) points.push(command === 'H' ? [(x = to), y] : [x, (y = to)]);
    } else {
      for (let at = 0; at + 1 < numbers.length; at += 2)
        points.push([(x = numbers[at]!), (y = numbers[at + 1]!)]);
    }
  }
  return points;
}

/** The box around points: left, top, right, bottom. */
export function boxAround(points: readonly Point[]): readonly [number, number, number, number] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Something wrong in a content file: where it is, what is wrong and what would be right. */
export interface ContentProblem {
  /** Path of the file, relative to the project folder. */
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Field, as in `faq[2].question`; empty for the file as a whole. */
  field: string;
  wrong: string;
  right: string;
  /** Kind of problem: `style` stops nothing. */
  kind: 'content' | 'missing-picture' | 'style';
}

/** Receives each problem. */
export type Report = (problem: ContentProblem) => void;

/** Returns the problem of a field of a file that was read. */
export const problemAt = (
  { file, lineOf }: { file: string; lineOf: (path: readonly PropertyKey[]) => number },
  path: readonly PropertyKey[],
  { wrong, right }: { wrong: string; right: string },
  kind: ContentProblem['kind'] = 'content',
): ContentProblem => ({ file, line: lineOf(path), field: fieldName(path), wrong, right, kind });

/** One problem as one line, with the file and line first so that editors make it a link. */
export function formatProblem({ file, line, field, wrong, right }: ContentProblem): string {
  return `${file}:${line}  ${field ? `${field} ` : ''}${wrong}. ${right}`;
}

/** Thrown when content cannot be built; its message lists every problem. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** A path of keys and positions as people write it: `faq[2].question`. Positions count from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step + 1}]` : `${index ? '.' : ''}${String(step)}`))
    .join('');
}

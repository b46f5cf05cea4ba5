/** A mistake in a content file: where it is, what is wrong and the remedy. */
export interface ContentProblem {
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Field, as in `faq[2].question`; empty for the file as a whole. */
  field: string;
  wrong: string;
  right: string;
  /** `style` is a warning. */
  kind: 'content' | 'missing-picture' | 'style';
}

export type Report = (problem: ContentProblem) => void;

/** A content file, for messages. */
export interface Located {
  file: string;
  /** Returns the line of a field's name, or of the nearest parent that is in the file. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Returns a problem of a field. */
export const problemAt = (
  { file, lineOf }: Located,
  path: readonly PropertyKey[],
  { wrong, right }: { wrong: string; right: string },
  kind: ContentProblem['kind'] = 'content',
): ContentProblem => ({ file, line: lineOf(path), field: fieldName(path), wrong, right, kind });

/** Returns a problem of a file as a whole. */
export const problemIn = (
  file: string,
  wrong: string,
  right: string,
  kind: ContentProblem['kind'] = 'content',
): ContentProblem => ({ file, line: 1, field: '', wrong, right, kind });

/** Returns a problem as one line; terminals make file and line a link. */
export function formatProblem({ file, line, field, wrong, right }: ContentProblem): string {
  return `${file}:${line}  ${field ? `${field} ` : ''}${wrong}. ${right}`;
}

/** Returns the error for content that cannot be built; its message lists every problem. */
export const contentError = (problems: readonly ContentProblem[]): Error =>
  new Error(problems.map(formatProblem).join('\n'));

/** Returns a path as people write it: `faq[2].question`. Positions count from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step + 1}]` : `${index ? '.' : ''}${String(step)}`))
    .join('');
}

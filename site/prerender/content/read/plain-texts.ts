import { fieldName, type ContentProblem } from './problems';
import { INVISIBLE, invisibleFault } from './text-file';
import type { YamlSource } from './yaml-source';

/** A mark that other programs take for more than its letters; a field of ours shows it as it is typed. */
interface Mark {
  shows: RegExp;
  right: string;
}

const NO_STARS = 'Leave out the stars: this text is shown as it is typed.';

const MARKS: readonly Mark[] = [
  // Not a lone sign, as in "price < 100".
  {
    shows: /<[a-z/!?][^<>]*>?/i,
    right: 'Leave out what is between < and >: this text is shown as it is typed.',
  },
  {
    shows: /&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/i,
    right: 'Type the character that it stands for: this text is shown as it is typed.',
  },
  {
    shows: /\*\*(?=\S)[^*]+\*\*/,
    right: NO_STARS,
  },
  {
    shows: /(?<![\w*])\*\*[^\s*]+|[^\s*]+\*\*(?![\w*])/,
    right: NO_STARS,
  },
  // A star alone is a footnote's, and one inside a word its own.
  {
    shows: /(?<![\w*])\*(?=[^\s*])[^*]*[^\s*]\*(?![\w*])/,
    right: NO_STARS,
  },
  // In an address, or behind @, underscores are of a name.
  {
    shows: /(?<![\p{L}\w/@.=&?#-])__[^\s_]+(?:[^_]*__\b)?/u,
    right: 'Leave out the underscores: this text is shown as it is typed.',
  },
  {
    shows: /~~[^\s~][^~]*(?:~~)?/,
    right: 'Leave out the ~~: this text is shown as it is typed.',
  },
  {
    shows: /\[[^[\]]+\]\([^()\s]+\)?/,
    right: 'Write the words alone: a link in this text is shown as it is typed.',
  },
];

/** Returns what is wrong with a text that is shown as it is typed. */
function faultOf(text: string): Pick<ContentProblem, 'wrong' | 'right'> | undefined {
  for (const { shows, right } of MARKS) {
    const [found] = shows.exec(text) ?? [];
    if (found) return { wrong: `holds ${found}, which visitors would read`, right };
  }
  const [invisible] = INVISIBLE.exec(text) ?? [];
  if (invisible) return invisibleFault(invisible);
  return text.includes('\t')
    ? { wrong: 'has a tab between its words', right: 'Put a space in its place.' }
    : undefined;
}

/**
 * Reports every text of a file's fields that was written as for another program. Fields know italics at most; what has
 * more is below them, in a post.
 */
export function checkPlainTexts(
  { file, data, lineOf }: Pick<YamlSource, 'file' | 'data' | 'lineOf'>,
  report: (problem: ContentProblem) => void,
): void {
  function visit(value: unknown, path: (string | number)[]): void {
    if (Array.isArray(value)) return value.forEach((item, index) => visit(item, [...path, index]));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).forEach(([name, item]) => visit(item, [...path, name]));
    const fault = typeof value === 'string' && faultOf(value);
    if (fault) report({ file, line: lineOf(path), field: fieldName(path), ...fault, kind: 'content' });
  }
  visit(data, []);
}

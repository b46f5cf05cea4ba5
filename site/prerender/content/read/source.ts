import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Document, YAMLError } from 'yaml';
import { splitFrontMatter } from './front-matter';
import { problemIn, type Located, type Report } from './problems';

export interface Source extends Located {
  /** Undefined if the file is not YAML. */
  data: unknown;
  /** Markdown of a post. */
  body?: string;
  /** Line on which the body starts. */
  bodyLine?: number;
}

type Sentence = readonly [wrong: string, right: string];

const SENTENCES: Partial<Record<YAMLError['code'], Sentence>> = {
  TAB_AS_INDENT: ['begins with a tab', 'Indent with spaces: two for each level.'],
  DUPLICATE_KEY: ['is here a second time', 'Remove one of the two.'],
  BAD_INDENT: [
    'is not indented like its neighbors',
    'Indent all fields of a group equally, two spaces more than the group.',
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    'has a colon in its text, or the line below is indented too far',
    'Put a text with a colon between quotes, and indent all fields of a group equally.',
  ],
  UNEXPECTED_TOKEN: [
    'goes on behind a closing quote or bracket',
    `Put the whole text between quotes; write an apostrophe inside twice, 'It''s', or use the other quotes, "It's".`,
  ],
};
const CHECK =
  'Check the indents, quotes and brackets of this line and the line above. Put a text that begins with a sign or contains a colon between quotes.';

/** Returns the offset of a value's name, or of the value itself in a list. */
function startOf(document: Document, path: readonly PropertyKey[]): number {
  const step = path.at(-1);
  if (step === undefined) return document.contents?.range?.[0] ?? 0;
  const parent = document.getIn(path.slice(0, -1), true);
  const node = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === step)?.key
    : isSeq(parent) && parent.get(step, true);
  return isNode(node) && node.range ? node.range[0] : startOf(document, path.slice(0, -1));
}

/** Returns the offset of the text whose closing quote is missing. */
function openQuote(document: Document, end: number): number {
  let start = end;
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < end && end <= range[1]) start = range[0];
    },
  });
  return start;
}

/** Returns position and sentence for the first error of a YAML text; most others follow from it. */
function explain(document: Document, { code, message, pos: [at] }: YAMLError): [at: number, ...Sentence] {
  const quote = code === 'MISSING_CHAR' && /["'][^"']*$/.exec(message)?.[0][0];
  if (quote)
    return [
      openQuote(document, at),
      `opens a ${quote} that is not closed`,
      `Put a ${quote} behind the text.`,
    ];
  // An unclosed bracket is reported as an indent, and a misplaced sign like a text behind a quote.
  const sentence = /^(?:Flow|Block|Unexpected (?!scalar))/.test(message) ? undefined : SENTENCES[code];
  return [at, ...(sentence ?? ([`cannot be read (${message})`, CHECK] as const))];
}

/** Parses a YAML file, or a post with its front matter. */
export function readSource(file: string, text: string, report: Report): Source {
  const [before, conflict] = text.split(/^(?:<{7}|>{7}) /m);
  if (conflict !== undefined) {
    const line = before!.split('\n').length;
    const wrong = 'has two versions of a text, with marks of Git';
    report({ ...problemIn(file, wrong, 'Delete one version, and <<<<<<<, ======= and >>>>>>>.'), line });
    return { file, lineOf: () => line, data: undefined };
  }
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : { fields: text, fieldsLine: 1 };
  const { fields = '', fieldsLine = 1, ...body } = parts ?? {};
  const lines = new LineCounter();
  const document = parseDocument(fields, { lineCounter: lines, prettyErrors: false });
  const lineAt = (at: number) => lines.linePos(at).line + fieldsLine - 1;
  const source = { file, lineOf: (path: readonly PropertyKey[]) => lineAt(startOf(document, path)), ...body };
  // YAML drops the first word of a text that begins with an exclamation mark, and only warns of it.
  const [error] = [...document.errors, ...document.warnings];
  if (parts && !error) return { ...source, data: document.toJS() as unknown };
  const [at, wrong, right] = error
    ? explain(document, error)
    : [0, 'does not start with a block between two lines of "---"', 'Copy that block from another post.'];
  const line = lineAt(at);
  const field = /^\s*(?:- *)?(\w[\w-]*):/.exec(fields.split('\n')[line - fieldsLine] ?? '')?.[1] ?? '';
  report({ file, line, field, wrong, right, kind: 'content' });
  return { ...source, data: undefined };
}

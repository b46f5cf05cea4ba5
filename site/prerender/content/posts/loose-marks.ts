import type { Nodes, Root } from 'mdast';

/** A mark that was meant and did not work: it would be shown as it is typed. */
interface LooseMark {
  wrong: string;
  right: string;
}

const WORDS = 'Write [words](/tours) or [words](https://example.com): both brackets, no space between.';

/** A character by its name: `&lt;`. */
const SIGN_BY_NAME = /&(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);/i;

/** Patterns that give a mark away on a line of plain text. */
const LINES: readonly (LooseMark & { shows: RegExp })[] = [
  {
    shows: /^(#{2,6}[^\s#]|#\p{L})/u,
    wrong: 'has a heading without a space behind its #',
    right: 'Write "## Heading"; a line that is to begin with # begins with \\#.',
  },
  {
    shows: /^(\|.*\||\|?\s*:?-{2,}:?\s*\|.*)$/,
    wrong: 'holds a table, which posts cannot show',
    right: 'Write it as a list.',
  },
  {
    shows: /^([-+*]\p{L}|•)|^\d{1,2}[.)]\p{L}/u,
    wrong: 'has a list entry without a space behind its mark',
    right: 'Write "- entry" or "1. entry", with an empty line above the list.',
  },
  {
    shows: /\]\(|\]\[|\]\s+\((\/|#|https?:|mailto:|www\.)/,
    wrong: 'holds a link that does not work',
    right: WORDS,
  },
  {
    shows: /https?:\/\/|\bwww\.\S/,
    wrong: 'holds an address that is no link',
    right: 'Write [words](https://example.com).',
  },
  {
    shows: /~~\S/,
    wrong: 'has ~~, which posts show as it is typed',
    right: 'Leave it out: posts strike no words out.',
  },
  {
    shows: /^\[[ x]\]/i,
    wrong: 'has a box to be ticked, which posts cannot show',
    right: 'Write "- entry".',
  },
  { shows: /\*\*|__/, wrong: 'has ** that is opened and not closed', right: 'Write **bold words**.' },
  {
    shows: /(?<![\p{L}\w*/@.=&?#-])[_*][\p{L}\d“‘]/u,
    wrong: 'has a mark that opens italics and does not close them',
    right: 'Put another behind the title: _The Sun_. If it is a name, write a backslash before it: \\_name.',
  },
  {
    shows: SIGN_BY_NAME,
    wrong: 'has a word between & and ; that stands for no character',
    right: 'Type the character itself.',
  },
];

/**
 * The typed text of a block: what is marked up inside it is a full stop, as is a character by a name that is known, and a
 * sign behind a backslash nothing.
 */
function typed(node: Nodes, source: string): string {
  if (node.type === 'text') {
    const { start, end } = node.position!;
    return source
      .slice(start.offset, end.offset)
      .replace(/\\[!-/:-@[-`{-~]/g, '')
      .replace(new RegExp(SIGN_BY_NAME, 'gi'), (name) => (node.value.includes(name) ? name : '.'));
  }
  if (node.type === 'link' || node.type === 'image') return '.';
  return 'children' in node ? node.children.map((child) => typed(child, source)).join('') : '\n';
}

const isUnderlined = (node: Nodes, source: string): boolean =>
  node.type === 'heading' && source[node.position!.start.offset!] !== '#';

/** Finds marks that are left over in the blocks of a text, each with its line. */
export function looseMarks(tree: Root, source: string): (LooseMark & { line: number })[] {
  const found: (LooseMark & { line: number })[] = [];

  function look(node: Nodes): void {
    if (node.type !== 'paragraph' && node.type !== 'heading') {
      if ('children' in node) for (const child of node.children) look(child);
      return;
    }
    const first = node.position!.start.line;
    if (isUnderlined(node, source)) {
      found.push({
        line: first,
        wrong: 'is made a heading by the signs below it',
        right: 'Leave a line empty above "---", or begin the heading with "## ".',
      });
    }
    const text = typed(node, source).replace(/\n[ \t]*(>[ \t]?)*/g, '\n');
    for (const [index, line] of text.split('\n').entries()) {
      const mark = LINES.find(({ shows }) => shows.test(line.trim()));
      if (mark) found.push({ line: first + index, wrong: mark.wrong, right: mark.right });
    }
    if (/[[\]]/.test(text.replace(/\[[^[\]]*\]/g, '')) && !found.some(({ right }) => right === WORDS)) {
      found.push({ line: first, wrong: 'holds a square bracket without the other one', right: WORDS });
    }
  }

  look(tree);
  return found;
}

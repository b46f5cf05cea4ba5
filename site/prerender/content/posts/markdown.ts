import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { PostHeading } from '../../../../widgets/kit/model/post';
import { headingIds } from './heading-ids';
import { looseMarks } from './loose-marks';

const WORDS_PER_MINUTE = 220;

/** Nodes that a post may be made of. Anything else is refused, raw HTML first of all. */
const ALLOWED = new Set<Nodes['type']>([
  'root',
  'heading',
  'paragraph',
  'text',
  'strong',
  'emphasis',
  'list',
  'listItem',
  'blockquote',
  'link',
  'image',
  'break',
  'thematicBreak',
]);

/** Words for what may not be in a post, and for what to write instead. */
const NAMES: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML',
  code: 'a block of code',
  inlineCode: 'code between backticks',
  definition: 'an address with a name',
  linkReference: 'a link by a name',
  imageReference: 'a picture by a name',
};
const INSTEAD: Partial<Record<Nodes['type'], string>> = {
  html: 'Remove what is in angle brackets, such as <b>; bold is **word**, and a plain < is &lt;.',
  code: 'Remove the four spaces before the line, or the line of backticks.',
  inlineCode: 'Remove the backticks.',
  definition: 'Write the address behind the link: [words](/tours).',
  linkReference: 'Write the address behind the link: [words](/tours).',
  imageReference: 'Write the picture key behind it: ![alt text](posts/name).',
};

/** The nodes of a tree, each before those inside it. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

/** The words of a node, without marks. */
export function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** Receives what is wrong in a body; the line counts from the body's first. */
type Report = (problem: { line: number; wrong: string; right: string }) => void;

/** Reads a Markdown text and reports everything a post may not hold. */
export function parseMarkdown(text: string, report: Report): Root {
  const tree = fromMarkdown(text);
  for (const node of nodesOf(tree)) {
    const line = node.position?.start.line ?? 1;
    if (!ALLOWED.has(node.type)) {
      const right =
        INSTEAD[node.type] ?? 'Use headings, paragraphs, lists, quotes, bold, italics, links, images.';
      report({ line, wrong: `holds ${NAMES[node.type] ?? 'something'}, which is not allowed here`, right });
    } else if (node.type === 'heading' && node.depth > 3) {
      report({ line, wrong: `has a heading with ${node.depth} signs`, right: 'Use #, ## or ###.' });
    } else if (node.type === 'image' && !node.alt?.trim()) {
      report({
        line,
        wrong: `has a picture without alt text ("${node.url}")`,
        right: 'Say what it shows: ![A cat on a stoop](posts/name).',
      });
    }
  }
  for (const mark of looseMarks(tree, text)) report(mark);
  if (tree.children.length === 0) {
    report({ line: 1, wrong: 'is empty', right: 'Write the post below the second "---".' });
  }
  return tree;
}

/** The headings of a body with stable ids; the smallest number of signs in use is level 1. */
export function headingsOf(tree: Root): PostHeading[] {
  const headings = tree.children.filter((node) => node.type === 'heading');
  const top = Math.min(...headings.map(({ depth }) => depth));
  const nextId = headingIds();
  return headings.map((node) => {
    const text = plainText(node);
    const level = Math.min(3, node.depth - top + 1) as PostHeading['level'];
    return { id: nextId(text), text, level };
  });
}

/** Minutes it takes to read a body, at least 1. */
export function readingMinutes(tree: Root): number {
  const words = plainText(tree).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

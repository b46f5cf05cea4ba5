import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { PostHeading } from '../../../../widgets/kit/model/post';
import { headingIds } from './heading-ids';

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

/** An address that is no link, or the address of a link whose brackets are not closed. */
const BARE_ADDRESS = /\]\(|https?:\/\/|\bwww\.\S/;

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
  const nodes = [...nodesOf(tree)];
  const inLinks = new Set(nodes.flatMap((node) => (node.type === 'link' ? [...nodesOf(node)] : [])));
  for (const node of nodes) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'html') {
      const right = 'Remove what is in angle brackets, such as <b>; bold is **word**, and a plain < is &lt;.';
      report({ line, wrong: 'holds HTML, which is not allowed here', right });
    } else if (!ALLOWED.has(node.type)) {
      const right = 'Use headings, paragraphs, lists, quotes, bold, italics, links, images.';
      report({ line, wrong: `holds ${node.type}, which is not allowed here`, right });
    } else if (node.type === 'text' && !inLinks.has(node) && BARE_ADDRESS.test(node.value)) {
      const before = node.value.slice(0, node.value.search(BARE_ADDRESS));
      report({
        line: line + before.split('\n').length - 1,
        wrong: 'holds an address that is no link',
        right: 'Write [words](/tours) or [words](https://example.com): both brackets, no space between.',
      });
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

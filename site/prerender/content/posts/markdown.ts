import type { Nodes, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { PostHeading } from '../../../../widgets/kit/model/post';
import { keyOfAddress } from '../../../schema/picture-key';
import { INVISIBLE } from '../read/walk-texts';
import { headingIds } from './heading-ids';

const WORDS_PER_MINUTE = 220;

/** HTML elements of plain nodes. */
export const ELEMENTS: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  blockquote: 'blockquote',
  break: 'br',
  thematicBreak: 'hr',
};
/** Other allowed nodes of a post; raw HTML is not one of them. */
const OTHERS = ['root', 'heading', 'text', 'list', 'listItem', 'link', 'image'];

/** A bare address, or the address of a link with unclosed brackets. */
const BARE_ADDRESS = /\]\(|https?:\/\/|\bwww\.\S/;
/** Marks of other Markdown programs, unclosed bold, and a backslash before nothing. They are shown as typed. */
const MARKS =
  /^[ \t]*\|.*\||^(?=.*\|)[ \t|:-]+$|^\[[ x]\]\s|(?<!\\)(?:~~|==|\*\*|\[\^|\^\[|\[\[|\[!\w|\\$)|(?<![\\\w@.])__/im;

/** Yields the nodes of a tree, parents first. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

/** Returns the text of a node, without marks. */
export function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** What is wrong, and the remedy. */
type Fault = Record<'wrong' | 'right', string>;

/** @param typed the node as it is in the file */
function faultOf(node: Nodes, typed: string, isLinked: boolean): Fault | undefined {
  const fault = (wrong: string, right: string) => ({ wrong, right });
  if (node.type === 'html')
    return fault(
      'contains HTML, which is not allowed here',
      'Remove what is in angle brackets, such as <b>; bold is **word**, and a plain < is &lt;.',
    );
  if (!ELEMENTS[node.type] && !OTHERS.includes(node.type))
    return fault(
      `contains ${node.type}, which is not allowed here`,
      'Use headings, paragraphs, lists, quotes, bold, italics, links, images.',
    );
  const shown = node.type === 'image' ? [node.alt, node.title] : node.type === 'text' ? [node.value] : [];
  if (shown.some((text) => INVISIBLE.test(text ?? '')))
    return fault('contains an invisible character', 'Type the text again.');
  const [mark] = (node.type === 'text' && MARKS.exec(typed)) || [];
  if (mark)
    return fault(
      `contains "${mark.trim()}", which would be shown as it is`,
      'Posts have no tables, footnotes, boxes or struck words. Bold is **word**, no space inside. Write a backslash before a plain sign: \\*.',
    );
  if (node.type === 'heading' && !plainText(node).trim())
    return fault('has an empty heading', 'Write its words behind the #, or remove it.');
  if (!isLinked && node.type === 'text' && BARE_ADDRESS.test(node.value))
    return fault(
      'contains an address that is no link',
      'Write [words](/tours) or [words](https://example.com): both brackets, no space between.',
    );
  if (!isLinked && node.type === 'image' && !node.alt?.trim())
    return fault(
      `has a picture without alt text ("${node.url}")`,
      'Describe it: ![A cat on a stoop](/pictures/posts/name.webp).',
    );
  return undefined;
}

/**
 * Parses Markdown, turns addresses of pictures into keys, and reports everything that a post may not contain.
 * @param report receives mistakes; lines count from the body's first
 */
export function parseMarkdown(text: string, report: (line: number, fault: Fault) => void): Root {
  const tree = fromMarkdown(text);
  const nodes = [...nodesOf(tree)];
  const linked = new Set(nodes.flatMap((node) => (node.type === 'link' ? node.children : [])));
  for (const node of nodes) {
    const { start, end } = node.position!;
    const typed = text.slice(start.offset, end.offset);
    const fault = faultOf(node, typed, linked.has(node as PhrasingContent));
    if (fault) report(start.line, fault);
    if (node.type === 'image') node.url = keyOfAddress(node.url);
  }
  return tree;
}

/** Returns the headings of a body with stable ids. The topmost level in use becomes 1. */
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

/** Returns the minutes to read a body, at least 1. */
export function readingMinutes(tree: Root): number {
  const words = plainText(tree).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

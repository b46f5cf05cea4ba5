import type { Nodes, Parents, Root } from 'mdast';
import { headingsOf } from './markdown';

/** Way to make what a body is drawn with: source text for its module, or elements at once. */
export interface Maker<T> {
  text: (text: string) => T;
  /**
   * Makes an element.
   * @param name of an HTML element, or of what the place decides: `Heading1` to `Heading3`, `Link`, `Picture`
   */
  element: (name: string, props: Record<string, string | number>, children: readonly T[]) => T;
}

const TAGS: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  listItem: 'li',
  blockquote: 'blockquote',
};

/** Joins neighboring pieces of text: two text nodes in a row would be one in the served page. */
function joinTexts(nodes: readonly Nodes[]): Nodes[] {
  const joined: Nodes[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { ...last, value: last.value + node.value };
    } else joined.push(node);
  }
  return joined;
}

/** Makes the blocks of a post's body, in their order. */
export function bodyParts<T>(tree: Root, { text, element }: Maker<T>): T[] {
  const headings = headingsOf(tree);
  const makeChildren = (node: Parents) => joinTexts(node.children).flatMap(make);

  /** The paragraph of a short list entry is not drawn as one. */
  const entry = (node: Parents, tight: boolean) =>
    node.children.flatMap((child) =>
      tight && child.type === 'paragraph' ? makeChildren(child) : make(child),
    );

  function make(node: Nodes): T[] {
    switch (node.type) {
      case 'text':
        // One run of text: source line breaks are spaces, so that there is one text node, not several.
        return [text(node.value.replace(/\s*\n\s*/g, ' '))];
      case 'break':
        return [element('br', {}, [])];
      case 'thematicBreak':
        return [element('hr', {}, [])];
      case 'heading': {
        const { level = 1, id = '' } = headings.shift() ?? {};
        return [element(`Heading${level}`, { id }, makeChildren(node))];
      }
      case 'list': {
        const entries = node.children.map((item) =>
          element('li', {}, entry(item, !node.spread && !item.spread)),
        );
        if (!node.ordered) return [element('ul', {}, entries)];
        return [element('ol', node.start && node.start !== 1 ? { start: node.start } : {}, entries)];
      }
      case 'link':
        return [element('Link', { href: node.url }, makeChildren(node))];
      case 'image': {
        const caption = node.title ? { caption: node.title } : undefined;
        return [element('Picture', { name: node.url, alt: node.alt ?? '', ...caption }, [])];
      }
      case 'paragraph': {
        const only = node.children[0];
        // A picture alone in its paragraph is a figure, which may not be inside a p.
        if (only?.type === 'image' && node.children.length === 1) return make(only);
        return [element('p', {}, makeChildren(node))];
      }
      default: {
        const tag = TAGS[node.type];
        return tag && 'children' in node ? [element(tag, {}, makeChildren(node))] : [];
      }
    }
  }
  return tree.children.flatMap(make);
}

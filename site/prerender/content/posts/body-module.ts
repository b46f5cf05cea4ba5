import type { Nodes, Root } from 'mdast';
import type { Post } from '../../../../widgets/kit/model/post';
import { MODEL, typeImport, type GeneratedModule } from '../modules/writer';
import { ELEMENTS, headingsOf } from './markdown';

/** Returns the source of a call that makes an element; the type is source, too. */
function call(type: string, props: object, children: readonly string[] = []): string {
  const all = Object.entries(props).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  if (children.length) all.push(`children: [${children.join(', ')}]`);
  return `jsxs(${type}, { ${all.join(', ')} })`;
}

/** Returns the source of each block of a body. */
function blocksOf(tree: Root): string[] {
  const headings = headingsOf(tree);
  const childrenOf = (node: Nodes): string[] =>
    'children' in node ? node.children.flatMap((child) => make(child)) : [];

  /** @param isTight true in a list without paragraphs */
  function make(node: Nodes, isTight = false): string[] {
    switch (node.type) {
      case 'text':
        // A line break in the source is a space, so that there is one text node.
        return [JSON.stringify(node.value.replace(/\s*\n\s*/g, ' '))];
      case 'heading': {
        const { level = 1, id = '' } = headings.shift() ?? {};
        return [call(`\`h\${(props.headingLevel ?? 2) + ${level - 1}}\` as 'h2'`, { id }, childrenOf(node))];
      }
      case 'list': {
        const entries = node.children.map((item) => {
          const isTight = !node.spread && !item.spread;
          return call(
            `'li'`,
            {},
            item.children.flatMap((child) => make(child, isTight)),
          );
        });
        const start = node.ordered && node.start !== 1 ? { start: node.start } : {};
        return [call(node.ordered ? `'ol'` : `'ul'`, start, entries)];
      }
      case 'link':
        return [call(`props.components.link ?? 'a'`, { href: node.url }, childrenOf(node))];
      case 'image': {
        const caption = node.title ? { caption: node.title } : {};
        return [call('props.components.picture', { name: node.url, alt: node.alt ?? '', ...caption })];
      }
      default: {
        // A picture alone in its paragraph is a figure, which may not be inside a p.
        const isFigure =
          node.type === 'paragraph' && node.children.map(({ type }) => type).join() === 'image';
        if (node.type === 'paragraph' && (isTight || isFigure)) return childrenOf(node);
        const name = ELEMENTS[node.type];
        return name ? [call(`'${name}'`, {}, childrenOf(node))] : [];
      }
    }
  }
  return tree.children.flatMap((node) => make(node));
}

/** Returns the module of a post: its fields, and its body as a component made of element calls. */
export function bodyModule(post: Post, tree: Root): GeneratedModule {
  const text = `${typeImport('Post, PostBodyProps', `${MODEL}/post`)}

export const post: Post = ${JSON.stringify(post, null, 2)};

export function Body(props: PostBodyProps) {
  const { Fragment, jsxs } = props.runtime;
  return jsxs(Fragment, {
    children: [
${blocksOf(tree)
  .map((block) => `      ${block},`)
  .join('\n')}
    ],
  });
}
`;
  return { name: `post-${post.id}.ts`, text };
}

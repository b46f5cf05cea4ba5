import type { Nodes, Parents, Root } from 'mdast';
import type { GeneratedModule } from '../modules/write-module';
import { headingsOf } from './markdown';
import type { Post, PostHeading } from '../../../../widgets/kit/model/post';

const TAGS: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  listItem: 'li',
  blockquote: 'blockquote',
};

/** One run of text: source line breaks are spaces, so that there is one text node, not several. */
const textSource = (text: string) => JSON.stringify(text.replace(/\s*\n\s*/g, ' '));

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

/** A call that makes an element: `jsxs` takes several children, `jsx` one. */
function element(tag: string, props: readonly string[], children: readonly string[]): string {
  const content =
    children.length > 1 ? [`children: [${children.join(', ')}]`] : children.map((c) => `children: ${c}`);
  return `${children.length > 1 ? 'jsxs' : 'jsx'}(${tag}, { ${[...props, ...content].join(', ')} })`;
}

/** Turns nodes into source text; holds the headings that are still to come. */
function nodeWriter(headings: PostHeading[]) {
  const rest = [...headings];
  const writeChildren = (node: Parents) => joinTexts(node.children).flatMap(write);

  /** The paragraph of a short list entry is not drawn as one. */
  const entry = (node: Parents, tight: boolean) =>
    node.children.flatMap((child) =>
      tight && child.type === 'paragraph' ? writeChildren(child) : write(child),
    );

  function write(node: Nodes): string[] {
    switch (node.type) {
      case 'text':
        return [textSource(node.value)];
      case 'break':
        return [`jsx('br', {})`];
      case 'thematicBreak':
        return [`jsx('hr', {})`];
      case 'heading': {
        const heading = rest.shift();
        return [
          element(
            `Heading${heading?.level ?? 1}`,
            [`id: ${JSON.stringify(heading?.id ?? '')}`],
            writeChildren(node),
          ),
        ];
      }
      case 'list': {
        const start = node.ordered && node.start && node.start !== 1 ? [`start: ${node.start}`] : [];
        const entries = node.children.map((item) =>
          element(`'li'`, [], entry(item, !node.spread && !item.spread)),
        );
        return [element(node.ordered ? `'ol'` : `'ul'`, start, entries)];
      }
      case 'link':
        return [element('Link', [`href: ${JSON.stringify(node.url)}`], writeChildren(node))];
      case 'image': {
        const caption = node.title ? [`caption: ${JSON.stringify(node.title)}`] : [];
        return [
          element(
            'Picture',
            [`name: ${JSON.stringify(node.url)}`, `alt: ${JSON.stringify(node.alt)}`, ...caption],
            [],
          ),
        ];
      }
      case 'paragraph': {
        const only = node.children[0];
        // A picture alone in its paragraph is a figure, which may not be inside a p.
        if (only?.type === 'image' && node.children.length === 1) return write(only);
        return [element(`'p'`, [], writeChildren(node))];
      }
      default: {
        const tag = TAGS[node.type];
        return tag && 'children' in node ? [element(`'${tag}'`, [], writeChildren(node))] : [];
      }
    }
  }
  return write;
}

/** The module of a post: its fields, and its body as a component made of plain element calls, no HTML text anywhere. */
export function bodyModule(post: Post, tree: Root, models: string): GeneratedModule {
  const write = nodeWriter(headingsOf(tree));
  const blocks = tree.children.flatMap(write).map((block) => `      ${block},\n`);
  const calls = blocks.join('');
  const levels = [1, 2, 3].filter((level) => calls.includes(`(Heading${level},`));
  const lines = [
    `import type { Post, PostBodyProps } from '${models}/post';`,
    '',
    `export const post: Post = ${JSON.stringify(post, null, 2)};`,
    '',
    `export function Body({ ${[
      'runtime',
      /\((Picture|Link),/.test(calls) ? 'components' : '',
      levels.length > 0 ? 'headingLevel = 2' : '',
    ]
      .filter(Boolean)
      .join(', ')} }: PostBodyProps) {`,
    `  const { Fragment, ${calls.includes('jsx(') ? 'jsx, ' : ''}jsxs } = runtime;`,
    ...levels.map(
      (level) =>
        `  const Heading${level} = \`h\${headingLevel${level > 1 ? ` + ${level - 1}` : ''}}\` as 'h2';`,
    ),
    ...(calls.includes('(Link,') ? [`  const Link = components.link ?? 'a';`] : []),
    ...(calls.includes('(Picture,') ? ['  const Picture = components.picture;'] : []),
    '  return jsxs(Fragment, {',
    '    children: [',
    calls.trimEnd(),
    '    ],',
    '  });',
    '}',
  ];
  return { name: `post-${post.id}.ts`, text: lines.join('\n') + '\n' };
}

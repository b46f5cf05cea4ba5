import type { Root } from 'mdast';
import type { GeneratedModule } from '../modules/write-module';
import type { Post } from '../../../../widgets/kit/model/post';
import { bodyParts, type Maker } from './body-parts';

/** Writes calls that make elements: `jsxs` takes several children, `jsx` one. */
const source: Maker<string> = {
  text: (text) => JSON.stringify(text),
  element(name, props, children) {
    const type = /^[A-Z]/.test(name) ? name : `'${name}'`;
    const several = children.length > 1;
    const all = [
      ...Object.entries(props).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
      ...(several ? [`children: [${children.join(', ')}]`] : children.map((child) => `children: ${child}`)),
    ];
    return `${several ? 'jsxs' : 'jsx'}(${type}, ${all.length ? `{ ${all.join(', ')} }` : '{}'})`;
  },
};

/** The module of a post: its fields, and its body as a component made of plain element calls, no HTML text anywhere. */
export function bodyModule(post: Post, tree: Root, models: string): GeneratedModule {
  const calls = bodyParts(tree, source)
    .map((block) => `      ${block},\n`)
    .join('');
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

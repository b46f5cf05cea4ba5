import { commonAttributes, type TagDocs } from './tag-docs';

const list = (title: string, entries: { name: string; text: string }[]) =>
  entries.length ? [`${title}:`, '', ...entries.map(({ name, text }) => `- \`${name}\`: ${text}`), ''] : [];

/** `widgets/README.md`: a section for each tag. */
export function tagReference(tags: readonly TagDocs[]): string {
  return [
    '<!-- Written by npm run docs from the docstrings in element.ts. -->',
    '',
    '# Tags',
    '',
    'How to paste one stands in the [README](../README.md#embed), what else a partner may want to know in [For partners](../loader/README.md). Events bubble, cross shadow roots and are fired once per action of the visitor, never by themselves.',
    '',
    '## Attributes of every tag',
    '',
    ...commonAttributes.map(({ name, text }) => `- \`${name}\`: ${text}`),
    '',
    ...tags.flatMap(({ tag, summary, attributes, events, parts }) => [
      `## \`<${tag}>\``,
      '',
      summary.charAt(0).toUpperCase() + summary.slice(1),
      '',
      ...list('Attributes', attributes),
      ...list('Events', events),
      ...list('Parts for `::part()`', parts),
    ]),
  ].join('\n');
}

/** The custom-elements manifest, for editors and catalogues: https://github.com/webcomponents/custom-elements-manifest */
export function manifest(tags: readonly TagDocs[]): string {
  const modules = tags.map(({ tag, summary, attributes, events, parts }) => ({
    kind: 'javascript-module',
    path: 'loader.js',
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: className(tag),
        tagName: tag,
        description: summary,
        attributes: [...attributes, ...commonAttributes].map(({ name, text }) => ({
          name,
          description: text,
        })),
        events: events.map(({ name, text }) => ({ name, description: text, type: { text: 'CustomEvent' } })),
        cssParts: parts.map(({ name, text }) => ({ name, description: text })),
        slots: [{ name: '', description: 'shown instead when the widget cannot run' }],
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: className(tag) } }],
  }));
  return `${JSON.stringify({ schemaVersion: '2.1.0', modules }, null, 2)}\n`;
}

/** Type declarations for partners who write TypeScript or JSX. */
export function declarations(tags: readonly TagDocs[]): string {
  const attributes = (entries: { name: string; text: string }[]) =>
    entries.map(({ name, text }) => `  /** ${text} */\n  '${name}'?: string | number | boolean;\n`).join('');
  const interfaces = tags.map(
    (docs) =>
      `/** ${docs.summary} */\nexport interface ${className(docs.tag)}Attributes extends CatAttributes {\n${attributes(docs.attributes)}}\n`,
  );
  const perTag = (line: (docs: TagDocs) => string) => tags.map(line).join('\n');
  const events = new Map(tags.flatMap(({ events }) => events.map(({ name, text }) => [name, text] as const)));
  return `/** Attributes of every tag. */
export interface CatAttributes {
${attributes(commonAttributes)}}

${interfaces.join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${perTag(({ tag }) => `    '${tag}': HTMLElement;`)}
  }
  interface HTMLElementEventMap {
${[...events].map(([name, text]) => `    /** ${text} */\n    '${name}': CustomEvent<Record<string, string | number>>;`).join('\n')}
  }
  namespace JSX {
    interface IntrinsicElements {
${perTag(({ tag }) => `      '${tag}': ${className(tag)}Attributes & Record<string, unknown>;`)}
    }
  }
}
`;
}

const className = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

import { rangeOf, type AttributeDocs } from './attribute-docs';
import type { PropertyDocs } from './property-docs';
import type { Docs } from './tag-docs';

/** `widgets/README.md`: a section for each tag, as Markdown. */
export function tagReference({ common, loader, tags, properties }: Docs): string {
  const lines = properties.map(propertyLine);
  /** Names what a tag reads, with its default where that is another than most have. */
  const named = (property: PropertyDocs) =>
    lines.includes(propertyLine(property))
      ? `\`${property.name}\``
      : `\`${property.name}\` (default \`${property.fallback}\`)`;
  return [
    '<!-- Written by npm run docs from the element.ts of each tag. -->',
    '',
    '# Tags',
    '',
    'How to paste one stands in the [README](../README.md#embed), what else a partner may want to know in [For partners](../loader/README.md). Each attribute is a property of the element, too: `no-search` is `noSearch`. Events bubble, cross shadow roots and are fired once per action of the visitor, never by themselves.',
    '',
    '## Attributes of every tag',
    '',
    ...[...common, ...loader].map(attributeLine),
    '',
    '## Custom properties',
    '',
    'A page sets them on a tag or around it. Defaults are those of the neutral look.',
    '',
    ...lines,
    '',
    ...tags.flatMap(({ tag, summary, attributes, events, parts, properties }) => [
      `## \`<${tag}>\``,
      '',
      summary,
      '',
      ...list('Attributes', attributes.map(attributeLine)),
      ...list(
        'Events',
        events.map(({ name, text, detail }) =>
          detail.startsWith('{') ? `- \`${name}\`: ${text} Detail: \`${detail}\`.` : `- \`${name}\`: ${text}`,
        ),
      ),
      ...list(
        'Parts for `::part()`',
        parts.map(({ name, text }) => `- \`${name}\`: ${text}`),
      ),
      `Custom properties: ${properties.map(named).join(', ')}.`,
      '',
    ]),
  ].join('\n');
}

const list = (title: string, lines: string[]): string[] =>
  lines.length ? [`${title}:`, '', ...lines, ''] : [];

const propertyLine = ({ name, text, fallback }: PropertyDocs): string =>
  `- \`${name}\` (default \`${fallback}\`): ${text}`;

function attributeLine(docs: AttributeDocs): string {
  const { name, text, kind, fallback } = docs;
  const values = docs.values.filter(Boolean).map((value) => `\`${value}\``);
  const allowed = {
    flag: 'present or absent',
    number: `a number ${rangeOf(docs)}`.trim(),
    list: [...values, 'with spaces or commas between them'].join(', '),
    text: 'a text',
    words: values.join(', '),
  }[kind];
  const facts = [allowed, fallback ? `default \`${fallback}\`` : ''].filter(Boolean);
  return `- \`${name}\` (${facts.join('; ')}): ${text}`;
}

import { rangeOf, type AttributeDocs } from './attribute-docs';
import type { Docs } from './tag-docs';

/** `widgets/README.md`: a section for each tag, as Markdown. */
export function tagReference({ common, loader, tags }: Docs): string {
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
    ...tags.flatMap(({ tag, summary, attributes, events, parts }) => [
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
    ]),
  ].join('\n');
}

const list = (title: string, lines: string[]): string[] =>
  lines.length ? [`${title}:`, '', ...lines, ''] : [];

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

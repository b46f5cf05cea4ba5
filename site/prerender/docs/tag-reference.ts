import type { AttributeDocs, Docs } from './tag-docs';

/** `widgets/README.md`: a section for each tag, as Markdown. */
export function tagReference({ common, tags }: Docs): string {
  return [
    '<!-- Written by npm run docs from the element.ts of each tag. -->',
    '',
    '# Tags',
    '',
    'How to paste one stands in the [README](../README.md#embed), what else a partner may want to know in [For partners](../loader/README.md). Each attribute is a property of the element, too: `no-search` is `noSearch`. Events bubble, cross shadow roots and are fired once per action of the visitor, never by themselves.',
    '',
    '## Attributes of every tag',
    '',
    ...common.map(attributeLine),
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

function attributeLine({ name, text, kind, values, fallback }: AttributeDocs): string {
  const allowed = {
    flag: 'present or absent',
    number: 'a number',
    list: 'words with spaces or commas between them',
    text: 'a text',
    words: values
      .filter(Boolean)
      .map((value) => `\`${value}\``)
      .join(', '),
  }[kind];
  const facts = [allowed || 'a word', fallback !== undefined && `default \`${fallback}\``].filter(Boolean);
  return `- \`${name}\` (${facts.join('; ')}): ${text}`;
}

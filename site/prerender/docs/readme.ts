import { rangeOf, type Attribute, type Reference } from './reference';

/** Returns `widgets/README.md`: a section for each element. */
export function elementReadme({
  common,
  loader,
  elements,
  events: commonEvents,
  properties,
}: Reference): string {
  return [
    '<!-- Written by npm run docs from the element.ts and docs.ts of each element. -->',
    '',
    '# Tags',
    '',
    'The [README](../README.md#embed) shows how to paste a tag, the [guide for partners](../loader/README.md) tells the rest. Each attribute is also a property of the element: `no-search` is `noSearch`. Events bubble, cross shadow roots and fire once per action of the visitor; only `cat-shown` and `cat-failed` fire by themselves, once per tag.',
    '',
    '## Attributes of every tag',
    '',
    ...[...common, ...loader].map(attributeLine),
    '',
    '## Events of every tag',
    '',
    ...commonEvents.map(eventLine),
    '',
    '## Custom properties',
    '',
    'Set them on a tag or around it. The defaults are those of the neutral look.',
    '',
    ...properties.map(({ name, text, fallback }) => `- \`${name}\` (default \`${fallback}\`): ${text}`),
    '',
    ...elements.flatMap(({ tag, summary, attributes, events, methods, parts, properties }) => [
      `## \`<${tag}>\``,
      '',
      summary,
      '',
      ...list('Attributes', attributes.map(attributeLine)),
      ...list('Events', events.map(eventLine)),
      ...list(
        'Methods',
        methods.map(({ name, text }) => `- \`${name}()\`: ${text}`),
      ),
      ...list(
        'Parts for `::part()`',
        parts.map(({ name, text }) => `- \`${name}\`: ${text}`),
      ),
      `Custom properties: ${properties.map(({ name }) => `\`${name}\``).join(', ')}.`,
      '',
    ]),
  ].join('\n');
}

const list = (title: string, lines: string[]): string[] =>
  lines.length ? [`${title}:`, '', ...lines, ''] : [];

const eventLine = ({ name, text, detail }: Reference['events'][number]): string =>
  detail.startsWith('{') ? `- \`${name}\`: ${text} Detail: \`${detail}\`.` : `- \`${name}\`: ${text}`;

function attributeLine(docs: Attribute): string {
  const { name, text, kind, values: all = [], fallback } = docs;
  const values = all.filter(Boolean).map((value) => `\`${value}\``);
  const allowed = {
    flag: 'present or absent',
    number: `a number ${rangeOf(docs)}`.trim(),
    list: [...values, 'with spaces or commas between them'].join(', '),
    text: 'a text',
    words: values.join(', '),
  }[kind];
  const facts = [allowed, fallback && kind !== 'flag' ? `default \`${fallback}\`` : ''].filter(Boolean);
  return `- \`${name}\` (${facts.join('; ')}): ${text}`;
}

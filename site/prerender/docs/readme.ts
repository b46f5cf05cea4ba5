import { isFramable } from '../../../widgets/kit/on-demand/element-options';
import { rangeOf, type Attribute, type Reference } from './reference';

/** Returns `widgets/README.md`: a section for each element. */
export function elementReadme({
  common,
  loader,
  events: commonEvents,
  elements,
  properties,
}: Reference): string {
  return [
    '<!-- Written by npm run docs from the element.ts and docs.ts of each element. -->',
    '',
    '# Reference for partners',
    '',
    'Every tag with its attributes, events, methods, parts and custom properties. The [guide](../loader/README.md) shows how to paste a tag.',
    '',
    'In scripts, each attribute is also a property of the element: `no-search` is `element.noSearch`. Events bubble, cross shadow roots and fire once per action of the visitor; only `cat-shown` and `cat-failed` fire by themselves, once per tag. [`cat-tours.d.ts`](https://catsabouttowntours.com/v1/cat-tours.d.ts) has the same for TypeScript, [`custom-elements.json`](https://catsabouttowntours.com/custom-elements.json) for editors.',
    '',
    '1. [Attributes of every tag](#attributes-of-every-tag)',
    '1. [Events of every tag](#events-of-every-tag)',
    ...elements.map(({ tag }) => `1. [\`<${tag}>\`](#${tag})`),
    '1. [Custom properties](#custom-properties)',
    '',
    '## Attributes of every tag',
    '',
    ...attributeTable([...common, ...loader]),
    '## Events of every tag',
    '',
    ...eventTable(commonEvents),
    ...elements.flatMap(({ tag, summary, attributes, events, methods, parts, properties }) => [
      `## \`<${tag}>\``,
      '',
      summary,
      '',
      ...(isFramable(tag)
        ? [`[Example](https://catsabouttowntours.com/embed/${tag.replace('cat-', '')})`, '']
        : []),
      ...attributeTable(attributes),
      ...eventTable(events),
      ...table(
        ['Method', 'What it does'],
        methods.map(({ name, text }) => [code(`${name}()`), text]),
      ),
      ...table(
        ['`::part()`', 'What it is'],
        parts.map(({ name, text }) => [code(name), text]),
      ),
      `Custom properties: ${properties.map(({ name }) => code(name)).join(', ')}.`,
      '',
    ]),
    '## Custom properties',
    '',
    'Set them on a tag or around it. The defaults are those of the neutral look.',
    '',
    ...table(
      ['Property', 'What it sets', 'Default'],
      properties.map(({ name, text, fallback }) => [code(name), text, code(fallback)]),
    ),
  ].join('\n');
}

const code = (text: string): string => `\`${text}\``;

/** Returns a table; nothing without rows. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return rows.length ? [row(head), row(head.map(() => '---')), ...rows.map(row), ''] : [];
}

const attributeTable = (attributes: readonly Attribute[]): string[] =>
  table(['Attribute', 'What it does', 'Values'], attributes.map(attributeRow));

const eventTable = (events: Reference['events']): string[] =>
  table(
    ['Event', 'When', 'Detail'],
    events.map(({ name, text, detail }) => [
      code(name),
      text,
      detail.startsWith('{') ? code(detail) : 'none',
    ]),
  );

function attributeRow(docs: Attribute): string[] {
  const { name, text, kind, values: all = [], fallback } = docs;
  const values = all.filter(Boolean).map(code);
  const allowed = {
    flag: 'present or absent',
    number: `a number ${rangeOf(docs)}`.trim(),
    list: [...values, 'with spaces or commas between them'].join(', '),
    text: 'a text',
    words: values.join(', '),
  }[kind];
  const facts = [allowed, fallback && kind !== 'flag' ? `default \`${fallback}\`` : ''].filter(Boolean);
  return [code(name), text, facts.join('; ')];
}

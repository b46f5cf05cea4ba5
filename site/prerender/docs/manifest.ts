import { camel } from '../../../widgets/kit/element/definition';
import { describe, type AttributeDocs } from './attribute-docs';
import type { Docs } from './tag-docs';

/** Slots of every tag: the page's own content, shown where the tag cannot run. */
const slots = [
  { name: '', description: 'A link alone: shown where the widget cannot run.' },
  { name: 'fallback', description: 'Anything else that is to be shown there.' },
];

/** The custom-elements manifest, for editors and catalogs: https://github.com/webcomponents/custom-elements-manifest */
export function elementsManifest({ common, loader, tags }: Docs): string {
  const modules = tags.map(({ tag, summary, attributes, events, parts, properties }) => {
    const name = tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const mirrored = [...attributes, ...common];
    return {
      kind: 'javascript-module',
      path: 'loader.js',
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name,
          tagName: tag,
          description: summary,
          attributes: [
            ...mirrored.map((docs) => ({ ...attribute(docs), fieldName: camel(docs.name) })),
            ...loader.map(attribute),
          ],
          members: mirrored.map(member),
          events: events.map(({ name, text, detail }) => ({
            name,
            description: text,
            type: { text: `CustomEvent<${detail}>` },
          })),
          cssParts: parts.map(({ name, text }) => ({ name, description: text })),
          cssProperties: properties.map(({ name, text, fallback }) => ({
            name,
            description: text,
            default: fallback,
          })),
          slots,
        },
      ],
      exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name } }],
    };
  });
  return `${JSON.stringify({ schemaVersion: '2.1.0', modules }, null, 2)}\n`;
}

/** Describes an attribute, as in HTML: its default is a text, too. */
const attribute = (docs: AttributeDocs) => ({
  name: docs.name,
  description: describe(docs),
  type: { text: typeOf(docs) },
  ...(docs.fallback !== undefined && { default: String(docs.fallback) }),
  // Known to no editor yet; whoever makes a form of the manifest needs them.
  ...(docs.min !== undefined && { min: docs.min }),
  ...(docs.max !== undefined && { max: docs.max }),
});

/** Describes a property, as read from the element: its default is code. */
const member = (docs: AttributeDocs) => ({
  kind: 'field',
  name: camel(docs.name),
  attribute: docs.name,
  description: describe(docs),
  type: { text: docs.kind === 'list' ? 'readonly string[]' : typeOf(docs) },
  ...(docs.fallback !== undefined && { default: JSON.stringify(docs.fallback) }),
});

const typeOf = ({ kind, values }: AttributeDocs): string =>
  ({
    flag: 'boolean',
    number: 'number',
    list: 'string',
    text: 'string',
    words: values.map((value) => `'${value}'`).join(' | '),
  })[kind];

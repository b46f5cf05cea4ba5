import { camel } from '../../../widgets/kit/element/definition';
import type { AttributeDocs, Docs } from './tag-docs';

/** The custom-elements manifest, for editors and catalogs: https://github.com/webcomponents/custom-elements-manifest */
export function elementsManifest({ common, tags, properties }: Docs): string {
  const modules = tags.map(({ tag, summary, attributes, events, parts }) => {
    const name = tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    const all = [...attributes, ...common];
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
          attributes: all.map((attribute) => ({
            name: attribute.name,
            fieldName: camel(attribute.name),
            description: attribute.text,
            type: { text: typeOf(attribute) },
            ...(attribute.fallback !== undefined && { default: JSON.stringify(attribute.fallback) }),
          })),
          members: attributes.map((attribute) => ({
            kind: 'field',
            name: camel(attribute.name),
            description: attribute.text,
            type: { text: attribute.kind === 'list' ? 'readonly string[]' : typeOf(attribute) },
            attribute: attribute.name,
          })),
          events: events.map(({ name, text, detail }) => ({
            name,
            description: text,
            type: { text: `CustomEvent<${detail}>` },
          })),
          cssParts: parts.map(({ name, text }) => ({ name, description: text })),
          cssProperties: properties.map((property) => ({ name: property })),
          slots: [
            { name: '', description: 'A link alone: shown where the widget cannot run.' },
            { name: 'fallback', description: 'Anything else that is to be shown there.' },
          ],
        },
      ],
      exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name } }],
    };
  });
  return `${JSON.stringify({ schemaVersion: '2.1.0', modules }, null, 2)}\n`;
}

const typeOf = ({ kind, values }: AttributeDocs): string =>
  ({
    flag: 'boolean',
    number: 'number',
    list: 'string',
    text: 'string',
    words: values.map((value) => `'${value}'`).join(' | ') || 'string',
  })[kind];

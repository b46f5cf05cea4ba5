import { camel } from '../../../widgets/kit/element/definition';
import { describe, typeOf, type Attribute, type Reference } from './reference';

const slots = [
  { name: '', description: 'A single link, shown where the widget cannot run.' },
  { name: 'fallback', description: 'Any other content to show there.' },
];

/** Returns the manifest for editors and catalogs: https://github.com/webcomponents/custom-elements-manifest */
export function elementsManifest({ common, loader, elements, events: commonEvents }: Reference): string {
  const modules = elements.map(
    ({ tag, component, summary, attributes, events, methods, parts, properties }) => {
      const mirrored = [...attributes, ...common];
      return {
        kind: 'javascript-module',
        path: 'loader.js',
        declarations: [
          {
            kind: 'class',
            customElement: true,
            name: component,
            tagName: tag,
            description: summary,
            attributes: [
              ...mirrored.map((docs) => ({ ...attribute(docs), fieldName: camel(docs.name) })),
              ...loader.map(attribute),
            ],
            members: [
              ...mirrored.map(member),
              ...methods.map(({ name, text }) => ({ kind: 'method', name, description: text })),
            ],
            events: [...events, ...commonEvents].map(({ name, text, detail }) => ({
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
        exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: component } }],
      };
    },
  );
  return `${JSON.stringify({ schemaVersion: '2.1.0', modules }, null, 2)}\n`;
}

/** Describes an attribute; its default is text. */
const attribute = (docs: Attribute) => ({
  name: docs.name,
  description: describe(docs),
  type: { text: typeOf(docs) },
  ...(docs.fallback !== undefined && { default: docs.fallback }),
  // An extension of the manifest, for tools that build forms.
  ...(docs.min !== undefined && { min: docs.min }),
  ...(docs.max !== undefined && { max: docs.max }),
});

/** Describes a property; its default is code. */
const member = (docs: Attribute) => ({
  kind: 'field',
  name: camel(docs.name),
  attribute: docs.name,
  description: describe(docs),
  type: { text: docs.kind === 'list' ? 'readonly string[]' : typeOf(docs) },
  ...(docs.fallback !== undefined && {
    default: ['flag', 'number'].includes(docs.kind) ? docs.fallback : JSON.stringify(docs.fallback),
  }),
});

import { css as base } from '#css/base';
import { css as inDialog } from '#css/in-dialog';
import type { ElementOption } from '../../../widgets/kit/on-demand/element-options';
import type { AttributeTable, AttributeType } from '../../../widgets/kit/element/attributes';
import { camel, type Definition } from '../../../widgets/kit/element/definition';
import {
  commonDocs,
  commonEvents,
  loaderDocs,
  propertyDocs,
  type AttributeText,
  type ElementDocs,
} from '../../../widgets/kit/element/element-docs';
import { commonAttributes, loaderAttributes } from '../../../widgets/kit/element/embed-context';
import { elementFolders } from '../bundle/paths';
import { eventDetails } from './event-details';

/**
 * An attribute as partners see it. The default comes first in `values`, where an empty text means that the attribute is absent.
 * `fallback` is absent where the default is empty, 0 or the owner's.
 */
export type Attribute = ElementOption;

const details = eventDetails();
const properties = Object.entries(propertyDocs).map(
  ([name, [text, fallback, token = name.replace('cat-', '_')]]) => ({
    name,
    text,
    fallback,
    reads: new RegExp(`var\\((${name}|${token})[,)]`),
  }),
);

export type ElementReference = Awaited<ReturnType<typeof readElement>>;
export type Reference = Awaited<ReturnType<typeof readReference>>;

/** Joins attribute tables and descriptions of all elements. Run `npm run generate` first. */
export async function readReference() {
  const elements = await Promise.all(elementFolders.map(readElement));
  return {
    common: attributesOf(commonAttributes, commonDocs),
    /** Attributes that only the loader reads, without a property. */
    loader: attributesOf(loaderAttributes, loaderDocs),
    elements,
    /** Events of every element. */
    events: eventsOf(commonEvents),
    properties,
  };
}

async function readElement(folder: string) {
  const module = (await import(`../../../widgets/${folder}/element.ts`)) as Record<string, Definition>;
  const { docs } = (await import(`../../../widgets/${folder}/docs.ts`)) as { docs: ElementDocs };
  const [definition] = Object.values(module);
  const css = base + definition!.css + (definition!.commands ? inDialog : '');
  return {
    tag: definition!.tag,
    /** `CatTourList` for `cat-tour-list`. */
    component: camel(`-${definition!.tag}`),
    summary: docs.summary,
    attributes: attributesOf(definition!.attributes, docs.attributes),
    events: eventsOf(docs.events),
    methods: (definition!.commands ?? []).map((name) => ({ name, text: docs.methods![name]! })),
    parts: Object.entries(docs.parts).map(([name, text]) => ({ name, text })),
    properties: properties.filter(({ reads }) => reads.test(css)),
  };
}

const eventsOf = (docs: ElementDocs['events'] = {}) =>
  Object.entries(docs).map(([name, text]) => ({ name, text, detail: details.get(name)! }));

function attributesOf(table: AttributeTable, docs: Record<string, AttributeText>): Attribute[] {
  return Object.entries(docs).map(([name, entry]) => {
    const type = table[name]!;
    const { min, max = Infinity } = type;
    const sentence: Exclude<AttributeText, string> = typeof entry === 'string' ? { text: entry } : entry;
    const kind = kindOf(type);
    const fallback = sentence.fallback ?? (kind === 'list' ? '' : type.fallback);
    const values = [
      ...(sentence.values ?? type.values ?? []),
      ...(kind === 'words' && type.fallback === '' ? [''] : []),
    ].sort((a, b) => Number(b === fallback) - Number(a === fallback) || (a < b ? -1 : 1));
    return {
      name,
      text: sentence.text,
      kind,
      ...(values.length && { values }),
      ...(min !== undefined && { min }),
      ...(max !== Infinity && { max }),
      ...((fallback || fallback === false) && { fallback: String(fallback) }),
    };
  });
}

function kindOf({ fallback, min, values }: AttributeType<unknown>): Attribute['kind'] {
  if (typeof fallback === 'boolean') return 'flag';
  if (Array.isArray(fallback)) return 'list';
  if (min !== undefined) return 'number';
  return values ? 'words' : 'text';
}

/** Returns the limits of a number, `from 2 to 6`; empty without limits. */
export const rangeOf = ({ min, max }: Attribute): string =>
  [min !== undefined && `from ${min}`, max !== undefined && `to ${max}`].filter(Boolean).join(' ');

/** Returns the sentence with the limits of a number. */
export function describe(attribute: Attribute): string {
  const range = rangeOf(attribute);
  return range ? `${attribute.text} F${range.slice(1)}.` : attribute.text;
}

export const union = (values: readonly string[] = []): string =>
  values.map((value) => `'${value}'`).join(' | ');

/** Returns the TypeScript type of a property; a list is a text in HTML. */
export const typeOf = ({ kind, values }: Attribute): string =>
  ({ flag: 'boolean', number: 'number', list: 'string', text: 'string', words: union(values) })[kind];

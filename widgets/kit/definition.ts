import { createElement, type ComponentType } from 'react';
import { build } from '#content/build';
import { css as baseCss } from '#css/base';
import type { AttributeTable, AttributeType, Values } from './attributes';
import { Boundary } from './boundary';
import { commonAttributes, HostContext, type Host } from './host';
import { report } from './report';

/**
 * A tag before any browser is involved: which attributes it has, what it looks like and how attributes
 * become the component's props. The same object makes the custom element and the prerendered HTML.
 */
export interface Definition<A extends AttributeTable = AttributeTable> {
  tag: `cat-${string}`;
  /** The tag's own attributes; the common ones are added to every tag. */
  attributes: A;
  /** The tag's complete style sheet, from `#css/<tag>`; tokens, seal and reset are added. */
  css: string;
  /** The feature itself: renders in bare Node, knows nothing of elements. */
  component: ComponentType<Values<A>>;
}

export type Raw = Readonly<Record<string, string | undefined>>;

/** The attributes that the element observes, the tag's own and the common ones. */
export const attributesOf = (definition: Definition): AttributeTable => ({
  ...commonAttributes,
  ...definition.attributes,
});

/** Typed values for the attribute texts; a wrong text is reported once and counts as absent. */
export function parse(definition: Definition, raw: Raw): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(attributesOf(definition))) {
    const text = raw[name];
    const value = valueOf(type, text);
    if (value === undefined && type.fallback !== undefined) {
      report(definition.tag, `${name}="${text}" is not ${type.expects}; it is ignored`);
    }
    values[camel(name)] = value ?? type.fallback;
  }
  return values;
}

/** Undefined means that the text is not a value of the type. */
export const valueOf = (type: AttributeType<unknown>, text: string | undefined): unknown =>
  text === undefined ? type.fallback : type.parse(text);

/** `no-search` -> `noSearch`: the property and prop of an attribute. */
export const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * What the shadow root was rendered from. A root whose stamp differs (a snippet pasted half a year ago) is
 * rendered afresh, because Preact does not repair attributes while it hydrates.
 */
export function stamp(definition: Definition, raw: Raw): string {
  const given = Object.keys(attributesOf(definition))
    .filter((name) => raw[name] !== undefined)
    .sort()
    .map((name) => ` ${name}=${raw[name]}`);
  return `${build.id}${given.join('')}`;
}

/** The attributes of the element that wraps the widget inside its shadow root. */
export const wrapperAttributes = (values: Record<string, unknown>): Record<string, string> => ({
  lang: 'en',
  dir: 'ltr',
  'data-theme': String(values.theme),
  'data-look': String(values.look),
});

/** The component with the page around it and a net below it. */
export function view(definition: Definition, values: Record<string, unknown>, emit: Host['emit']) {
  const host = { ...values, tag: definition.tag, emit } as unknown as Host;
  return createElement(
    HostContext.Provider,
    { value: host },
    createElement(Boundary, { tag: definition.tag }, createElement(definition.component as ComponentType<object>, values)),
  );
}

/** Everything that styles one tag: seal, tokens and reset first, then its own rules. */
export const sheetText = (definition: Definition): string => baseCss + definition.css;

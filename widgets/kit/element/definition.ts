import { createElement, type ComponentType } from 'react';
import { code } from 'virtual:build';
import type { AttributeTable, AttributeType, Values } from './attributes';
import { Boundary } from './boundary';
import { commonAttributes, EmbedContext, type Embed } from './embed-context';
import { readShortName } from './short-name';
import { warnOnce } from './warn-once';
import type { Config } from '../services/config';
import { LANGUAGE } from './plural';
import type { Locale, LocalizedElement } from './locale';

/** An element without a browser: the same object makes the custom element and the prerendered HTML. */
export interface Definition<A extends AttributeTable = AttributeTable> {
  tag: `cat-${string}`;
  /** Besides the common ones. */
  attributes: A;
  /** Names of methods: each dispatches a `command` event, as a button of the page with `command="--name"` does. */
  commands?: readonly string[];
  /** The owner's settings. `translated`: selector of elements in a language that is in use. */
  config: Partial<Config> & { translated?: string };
  /** Hash of the data, see `stamp`. */
  hash: string;
  /** Loads the code for messages in other languages. */
  languages?: () => Promise<{ loadMessages: (element: LocalizedElement) => Promise<void> }>;
  /** From `#css/<tag>`; follows the shared style sheet. */
  css: string;
  /** Loads the brand theme, from `#css/<tag>-edition`. */
  edition: () => Promise<{ css: string }>;
  /** Loads all data before prerendering, which cannot wait while it renders. */
  loadData?: () => Promise<unknown>;
  /** Also renders in Node. */
  component: ComponentType<Values<A>>;
  /** Returns the data that hydration waits for, unless it is there. */
  waitsFor?: (values: Values<A>) => Promise<unknown> | undefined;
}

/** Attribute texts by name. */
export type Raw = Readonly<Record<string, string | undefined>>;

/** Returns the observed attributes, always in the same order. */
export const attributesOf = (definition: Definition): [name: string, type: AttributeType<unknown>][] =>
  Object.entries({ ...commonAttributes, ...definition.attributes });

/** Returns the value of an attribute's text. Warns about an invalid one and returns the default. */
export function parse(
  tag: string,
  name: string,
  { fallback, parse }: AttributeType<unknown>,
  text?: string,
): unknown {
  const value = text === undefined ? fallback : parse(text);
  if (value === undefined && fallback !== undefined) warnOnce(tag, `${name}="${text}" is no value for it`);
  return value ?? fallback;
}

/** Returns the values of all attributes by property name. */
export function parseAll(definition: Definition, raw: Raw): Record<string, unknown> {
  if (!raw['partner'] && (raw['campaign'] || raw['network'])) warnOnce(definition.tag, 'needs a partner');
  const values = Object.fromEntries(
    attributesOf(definition).map(([name, type]) => [
      camel(name),
      parse(definition.tag, name, type, raw[name]),
    ]),
  );
  if (values['campaign'] === 'utm' && !values['home']) {
    // The prerenderer has no address.
    const params = new URLSearchParams(globalThis.location?.search);
    values['campaign'] = readShortName(params.get('utm_campaign') ?? '') ?? '';
  }
  return values;
}

/** `no-search` -> `noSearch`: the property and prop of an attribute. */
export const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns the stamp of code, data and attributes. A prerendered root with another stamp is rendered again, because
 * Preact does not repair attributes while it hydrates.
 */
export const stamp = (hash: string, values: Record<string, unknown>): string =>
  [code, hash, ...Object.values(values)].join('|');

/** Returns the attributes of the wrapper inside the shadow root. */
export const wrapperAttributes = (
  { theme, look }: Record<string, unknown>,
  locale?: Locale,
): Record<string, unknown> => ({
  lang: locale?.language ?? LANGUAGE,
  dir: 'ltr',
  'data-theme': theme,
  'data-look': look,
});

/** Returns the component in its context and error boundary. */
export const view = (
  { tag, component }: Definition,
  values: Record<string, unknown>,
  emit: Embed['emit'],
  root?: ParentNode,
  locale?: Locale,
) =>
  createElement(
    EmbedContext.Provider,
    { value: { ...values, tag, emit, root, locale } as unknown as Embed },
    createElement(Boundary, { tag }, createElement(component as ComponentType<object>, values)),
  );

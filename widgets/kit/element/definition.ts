import { createElement, type ComponentType } from 'react';
import type { AttributeTable, AttributeType, Values } from './attributes';
import { Boundary } from './boundary';
import { commonAttributes, EmbedContext, type Embed } from './embed-context';
import { warnOnce } from './warn-once';
import type { Config } from '../services/config';
import { LANGUAGE } from './plural';
import type { Spoken } from './spoken';

/**
 * A tag before any browser is involved: which attributes it has, what it looks like and how attributes
 * become the component's props. The same object makes the custom element and the prerendered HTML.
 */
export interface Definition<A extends AttributeTable = AttributeTable> {
  tag: `cat-${string}`;
  /** The tag's own attributes; the common ones are added to every tag. */
  attributes: A;
  /**
   * Settings of the owner, as the tag's data has them. Of a tag that speaks other languages also the selector of elements
   * in one that is in use; empty for none.
   */
  config: Partial<Config> & { foreign?: string };
  /** Of the tag's data, see `stamp`. */
  hash: string;
  /** The tag's own style sheet, from `#css/<tag>`; it follows the one that all tags share. */
  css: string;
  /** Fetches what the brand's look adds, from `#css/<tag>-edition`, when asked for. */
  edition: () => Promise<{ css: string }>;
  /**
   * Fetches all that the tag may come to show. The prerenderer waits for it, because it cannot wait while it renders.
   */
  prepare?: () => Promise<unknown>;
  /** The feature itself: renders in bare Node, knows nothing of elements. */
  component: ComponentType<Values<A>>;
  /**
   * Returns what a prerendered inside waits for before it hydrates, where the component does not read it back from
   * the HTML. Where that fails, the inside stays unchanged.
   */
  waitsFor?: (values: Values<A>) => Promise<unknown> | undefined;
}

/** Attribute texts by name, as they are on the tag. */
export type Raw = Readonly<Record<string, string | undefined>>;

/** The attributes that the element observes, the common ones and the tag's own, always in the same order. */
export const attributesOf = (definition: Definition): [name: string, type: AttributeType<unknown>][] =>
  Object.entries({ ...commonAttributes, ...definition.attributes });

/** The value of an attribute's text; a wrong text is reported once and counts as absent. */
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

/** Typed values of all attributes, by property name. */
export function parseAll(definition: Definition, raw: Raw): Record<string, unknown> {
  if (!raw['partner'] && (raw['campaign'] || raw['network'])) warnOnce(definition.tag, 'needs a partner');
  return Object.fromEntries(
    attributesOf(definition).map(([name, type]) => [
      camel(name),
      parse(definition.tag, name, type, raw[name]),
    ]),
  );
}

/** `no-search` -> `noSearch`: the property and prop of an attribute. */
export const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Put in by the build: the hash of all code chunks, which also names their folder. */
export const code: string = '__CODE__';

/**
 * Returns the stamp of what the shadow root was rendered from: code, data and attributes. A root whose stamp differs
 * (a snippet pasted half a year ago, a price that has changed since, or the partner's name left out) is rendered again,
 * because Preact does not repair attributes while it hydrates.
 */
export const stamp = (hash: string, values: Record<string, unknown>): string =>
  [code, hash, ...Object.values(values)].join('|');

/**
 * The attributes of the element that wraps the widget inside its shadow root.
 * @param spoken in place of English
 */
export const wrapperAttributes = (
  { theme, look }: Record<string, unknown>,
  spoken?: Spoken,
): Record<string, unknown> => ({
  lang: spoken?.language ?? LANGUAGE,
  dir: 'ltr',
  'data-theme': theme,
  'data-look': look,
});

/** The component with the page around it and a net below it. */
export const view = (
  { tag, component }: Definition,
  values: Record<string, unknown>,
  emit: Embed['emit'],
  root?: ParentNode,
  spoken?: Spoken,
) =>
  createElement(
    EmbedContext.Provider,
    { value: { ...values, tag, emit, root, spoken } as unknown as Embed },
    createElement(Boundary, { tag }, createElement(component as ComponentType<object>, values)),
  );

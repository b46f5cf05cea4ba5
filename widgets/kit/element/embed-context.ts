import { createContext, useContext } from 'react';
import type { Locale } from './locale';
import { flag, integer, oneOf, shortName, type AttributeTable, type Values } from './attributes';

export const commonAttributes = {
  /** First party: the element is on our own site. Not in the reference. */
  home: flag(),
  partner: shortName(),
  network: shortName(),
  campaign: shortName(),
  theme: oneOf(['auto', 'light', 'dark'], 'auto'),
  look: oneOf(['match', 'edition'], ''),
  heading: integer(3, 2, 6),
  /** Clicks are counted, if the owner turned that on. Not in the reference. */
  analytics: flag(),
};

/** Attributes that only the loader reads. */
export const loaderAttributes = {
  loading: oneOf(['lazy'], ''),
};

/** An element with a property for each attribute. A list is set as text and read as an array. */
export type ElementWith<A extends AttributeTable> = HTMLElement & {
  [K in keyof Values<typeof commonAttributes & A>]: Property<Values<typeof commonAttributes & A>[K]>;
};
type Property<V> = V extends readonly string[] ? V | string : V;

/** An event is declared in the `element.ts` of its element, or in global-types.ts if several elements fire it. */
export type EventName = Extract<keyof HTMLElementEventMap, `cat-${string}`>;
export type EventDetail<E extends EventName> = HTMLElementEventMap[E]['detail'];

export interface Embed extends Values<typeof commonAttributes> {
  tag: string;
  /** The element's content: prerendered while it hydrates, undefined while it is prerendered. */
  root?: ParentNode | undefined;
  /** None: English. */
  locale?: Locale | undefined;
  /**
   * Fires a bubbling, composed event on the element; without a user action only `cat-shown` and `cat-failed`.
   * @returns false if a listener canceled it
   */
  emit<E extends EventName>(name: E, detail?: EventDetail<E>): boolean | void;
}

/** The default is for components outside elements, on our own pages. */
export const EmbedContext = createContext({
  home: true,
  heading: 2,
  partner: '',
  emit() {},
} as unknown as Embed);

export const useEmbed = (): Embed => useContext(EmbedContext);

import { createContext, useContext } from 'react';
import type { Spoken } from './spoken';
import { flag, integer, oneOf, shortName, type AttributeTable, type Values } from './attributes';

/** Attributes that every tag has. */
export const commonAttributes = {
  /** @internal The tag is in a page of our own. */
  home: flag(),
  /** Your affiliate short name; it goes into every booking link of the tag. */
  partner: shortName(),
  /** Beside `partner`: the short name of the network that you are in, such as `fhdn`. */
  network: shortName(),
  /** Beside `partner`: a word of your own, such as `lobby`, by which you tell your links apart. */
  campaign: shortName(),
  /** `auto` follows the color scheme that your page declares. */
  theme: oneOf(['auto', 'light', 'dark'], 'auto'),
  /** None: neutral; `match` takes your font and text color; `edition` is our own look. */
  look: oneOf(['match', 'edition'], ''),
  /** Level of the topmost heading. */
  heading: integer(3, 2, 6),
  /** @internal Clicks are counted, as the owner has set it. */
  analytics: flag(),
};

/** Attributes that the loader alone reads, before there is a tag. */
export const loaderAttributes = {
  /** `lazy`: the tag is fetched when it comes near the window. */
  loading: oneOf(['lazy'], ''),
};

/** A tag's element: each of its attributes is a property, too. A list is set as text and read as an array. */
export type TagElement<A extends AttributeTable> = HTMLElement & {
  [K in keyof Values<typeof commonAttributes & A>]: Property<Values<typeof commonAttributes & A>[K]>;
};
type Property<V> = V extends readonly string[] ? V | string : V;

/** Facts about the page around a component. */
export interface Embed extends Values<typeof commonAttributes> {
  tag: string;
  /** Content of the tag's root: that of a prerendered one while it hydrates; none where HTML is made. */
  root?: ParentNode | undefined;
  /** None: English. */
  spoken?: Spoken | undefined;
  /**
   * Fires a typed, bubbling, composed `cat-*` event on the element; on user action only.
   * @returns false where a listener cancelled it
   */
  emit(name: `cat-${string}`, detail?: unknown): boolean | void;
}

/** Outside of any tag a component is in a page of our own. */
export const EmbedContext = createContext({
  home: true,
  heading: 2,
  partner: '',
  emit() {},
} as unknown as Embed);

/** The page around the component: foreign unless the tag says `home`. */
export const useEmbed = (): Embed => useContext(EmbedContext);

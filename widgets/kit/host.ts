import { createContext, useContext } from 'react';
import { flag, integer, oneOf, shortName, type Values } from './attributes';

/** Attributes that every tag has. Their meaning is documented once, in the README's table of tags. */
export const commonAttributes = {
  home: flag(),
  partner: shortName(),
  network: shortName(),
  campaign: shortName(),
  theme: oneOf(['auto', 'light', 'dark'], 'auto'),
  look: oneOf(['', 'match', 'edition'], ''),
  heading: integer(3, 2, 6),
  analytics: flag(),
};

/** What a component may know about the page around it. */
export interface Host extends Values<typeof commonAttributes> {
  tag: string;
  /** What stands inside the tag: filled while a prerendered one is brought to life; none where HTML is made. */
  inside?: ParentNode | undefined;
  /**
   * Fires a typed, bubbling, composed `cat-*` event on the element; on user action only.
   * @returns false where a listener cancelled it
   */
  emit(name: `cat-${string}`, detail?: unknown): boolean | void;
}

/** Outside of any tag a component stands in a page of our own. */
export const HostContext = createContext({
  home: true,
  heading: 2,
  partner: '',
  emit() {},
} as unknown as Host);

/** The page around the component: foreign unless the tag says `home`. */
export const useHost = (): Host => useContext(HostContext);

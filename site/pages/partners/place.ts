/** Facts that the builder reads back from the page it is on. */
export interface Place {
  /** Origin of our site. */
  site: string;
  /** The tours that anybody may join, by their numbers at the booking provider. */
  items: readonly { name: string; item: number }[];
  /** Mail to us that asks for a short name. */
  mail: string;
}

/** Returns what the page writes on the builder's place. */
export const builderAttributes = (place: Place) => ({ 'data-builder': JSON.stringify(place) });

/** Reads it back. */
export const readPlace = (element: HTMLElement): Place => JSON.parse(element.dataset['builder']!) as Place;

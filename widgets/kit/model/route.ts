/** An element of a drawing: its name, its attributes, and the text or the elements in it. */
export type Shape = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  inside?: string | readonly Shape[],
];

/** The number plate of a stop. */
export interface Plate {
  /** Number of the stop in the list, from 1. */
  stop: number;
  /** The middle of the plate, in the map's units. */
  x: number;
  y: number;
  /** Share of the way at which the stop is: 0 is its beginning, 1 its end. */
  at: number;
  /** Distance from its middle within which it can be pressed, in the map's units. */
  reach: number;
  /** Offset from the plate to its place, where others have pushed it away from there. */
  lead?: readonly [x: number, y: number];
}

/** The sign at an end of the walk. */
export interface Sign {
  word: 'start' | 'finish';
  /** The middle of the sign, in the map's units. */
  x: number;
  y: number;
}

/** The map of a walk: what is printed, the way along the streets, the stops that have a place. */
export interface Route {
  width: number;
  height: number;
  shapes: readonly Shape[];
  /** Path data of the way from the first plate to the last. */
  way: string;
  plates: readonly Plate[];
  /** Signs of the ends whose places are known. */
  signs: readonly Sign[];
}

/** Place where a walk begins, as far as that is known. */
export interface Start {
  /** Words for a search in a map; absent while the place is not settled. */
  address?: string;
  /** Lines and stations, as one sentence. */
  subway?: string;
  /** Sentence by which guests recognize the guide. */
  guide?: string;
}

/** A stop of a walk. */
export interface Stop {
  title: string;
  description: string;
}

/** All that the tag shows of a tour. */
export interface RouteSheet {
  title: string;
  stops: readonly Stop[];
  start: Start;
  route?: Route;
}

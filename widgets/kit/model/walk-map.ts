/** An element of a drawing: its name, its attributes, and the text or the elements in it. */
export type Shape = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  inside?: string | readonly Shape[],
];

export interface Plate {
  /** Number of the stop in the list, from 1. */
  stop: number;
  /** Center in map units. */
  x: number;
  y: number;
  /** Position on the way: 0 is the start, 1 the end. */
  at: number;
  /** Radius of the clickable area in map units. */
  reach: number;
  /** True for a stop without coordinates, between its neighbors. */
  isOnWay?: true;
  /** Offset from the plate to the stop, if neighbors have moved the plate. */
  lead?: readonly [x: number, y: number];
}

export interface Sign {
  word: 'start' | 'finish';
  x: number;
  y: number;
}

export interface WalkMap {
  width: number;
  height: number;
  shapes: readonly Shape[];
  /** Path data of the way from the first plate to the last. */
  way: string;
  plates: readonly Plate[];
  signs: readonly Sign[];
}

export interface Start {
  /** Search text for a map; absent while it is not settled. */
  address?: string;
  /** Lines and stations in one sentence. */
  subway?: string;
  /** Sentence by which guests recognize the guide. */
  guide?: string;
}

export interface Stop {
  title: string;
  description: string;
}

export interface Walk {
  title: string;
  stops: readonly Stop[];
  start: Start;
  walkMap?: WalkMap;
}

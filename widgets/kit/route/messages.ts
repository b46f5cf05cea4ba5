import { translated } from '../element/words';

/** Words on and below the map of a walk. */
export const messages = {
  note: 'A drawn map of the walk. Its stops are those of the list, in the same order.',
  start: 'Start',
  finish: 'Finish',
  open: 'Open the start in Maps',
  /** Lines and their station; they stay English. */
  subway: <T>(lines: T) => ['Nearest subway: ', lines],
  credit: 'Map data © OpenStreetMap contributors; The New York Public Library; NYC Open Data. Not to scale.',
};

/** Returns these words in the language that a tag speaks. */
export const messagesFor = translated('route', messages);

declare module '../element/spoken' {
  interface Words {
    route: typeof messages;
  }
}

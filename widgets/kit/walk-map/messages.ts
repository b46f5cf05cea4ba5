import { translated } from '../element/locale';

export const messages = {
  note: 'A drawn map of the walk. Its stops are those of the list, in the same order.',
  start: 'Start',
  finish: 'Finish',
  /** For a stop without coordinates. */
  onWay: 'on the way',
  open: 'Open the start in Maps',
  /** Lines and their station; they stay English. */
  subway: <T>(lines: T) => ['Nearest subway: ', lines],
  credit: 'Map data © OpenStreetMap contributors; The New York Public Library; NYC Open Data. Not to scale.',
};

export const messagesFor = translated('walk-map', messages);

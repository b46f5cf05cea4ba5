import { translated } from '../element/locale';

export const messages = {
  /** The company is a link. */
  credit: <T>(company: T) => ['Tours by ', company],
  clear: 'Clear',
};

export const messagesFor = translated('ui', messages);

import { translated } from '../element/words';

/** Words of a notice besides its own. */
export const messages = {
  dismiss: 'Dismiss',
};

/** Returns these words in the language that a tag speaks. */
export const messagesFor = translated('toast', messages);

declare module '../element/spoken' {
  interface Words {
    toast: typeof messages;
  }
}

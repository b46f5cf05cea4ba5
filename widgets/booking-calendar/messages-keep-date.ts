import { translated } from '../kit/element/words';

/** Text of the file for a visitor's own calendar; fetched when one is asked for. */
export const messages = {
  text: (url: string) => `A date to remember, not a booking. Reserve your place: ${url}`,
};

/** Returns these words in the language that a tag speaks. */
export const messagesFor = translated('keep-date', messages);

declare module '../kit/element/spoken' {
  interface Words {
    'keep-date': typeof messages;
  }
}

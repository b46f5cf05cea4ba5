import { translated } from '../element/words';

/** Words in place of something that is being fetched or could not be. */
export const messages = {
  loading: 'Loading...',
  failed: 'This couldn’t be loaded.',
  again: 'Try again',
};

/** Returns these words in the language that a tag speaks. */
export const messagesFor = translated('data', messages);

declare module '../element/spoken' {
  interface Words {
    data: typeof messages;
  }
}

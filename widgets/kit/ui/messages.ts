import { translated } from '../element/words';

/**
 * Words of parts that many tags share. The files beside this one have the words of parts that few tags need, so that
 * no other tag downloads them.
 */
export const messages = {
  /** The company is a link. */
  credit: <T>(company: T) => ['Tours by ', company],
  clear: 'Clear',
};

/** Returns these words in the language that a tag speaks. */
export const messagesFor = translated('ui', messages);

declare module '../element/spoken' {
  interface Words {
    ui: typeof messages;
  }
}

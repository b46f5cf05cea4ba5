import { translated } from '../kit/element/words';

/** Words of the tag beside those of its map. */
export const messages = {
  /** Sentence where no stop of the walk is listed yet. */
  page: 'See this walk on our site',
};

/** Returns these words in the language that a tag speaks. */
export const messagesFor = translated('route-map', messages);

declare module '../kit/element/spoken' {
  interface Words {
    'route-map': typeof messages;
  }
}

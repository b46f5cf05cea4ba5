/** Words of the tag beside those of its map. */
export const messages = {
  /** Sentence where no stop of the walk is listed yet. */
  page: 'See this walk on our site',
};

declare module '../kit/element/spoken' {
  interface Words {
    'route-map': typeof messages;
  }
}

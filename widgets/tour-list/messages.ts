import { translated } from '../kit/element/words';

/** Words of the tour list. */
export const messages = {
  search: 'Search the tours',
  example: 'Try “bridge” or “post office”',
  found: (count: number, query: string) =>
    count ? `Found ${count} tour(s) matching "${query}"` : `No tours found matching "${query}"`,
  noneTitle: 'No tours found',
  noneText: 'Try adjusting your search or browse all tours.',
  showAll: 'View all tours',
  ask: 'Contact Us',
  askShort: 'Ask',
  reserve: 'Reserve Your Spot',
  reserveShort: 'Reserve',
  /** For the long label alone: the short one is read unchanged. */
  reserveSpoken: 'Reserve your spot on a cat history tour',
};

/** Returns these words in the language that a tag speaks. */
export const messagesFor = translated('tour-list', messages);

declare module '../kit/element/spoken' {
  interface Words {
    'tour-list': typeof messages;
  }
}

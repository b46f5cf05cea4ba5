import { translated } from '../kit/element/locale';

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
  reserveSpoken: 'Reserve your spot on a cat history tour',
};

export const messagesFor = translated('tour-list', messages);

import { bookingStart, LANG, type DocsOf } from '../kit/element/element-docs';
import type { reserveButton } from './element';

export const docs: DocsOf<typeof reserveButton> = {
  summary: 'A button that reserves.',
  attributes: {
    tour: 'Slug of the tour whose calendar it opens.',
    'item-id': "The booking provider's item number instead, for anything else on sale there.",
    href: {
      text: 'Address without tour and item: a page of our site or a full address; our booking page without it.',
      fallback: '',
    },
    label: { text: 'Text of the button; that of our own buttons without it.', fallback: '' },
    lightframe: 'Opens the calendar over the page if possible, instead of in a new tab.',
    lang: LANG,
  },
  events: {
    'cat-reserve-click': 'A button without tour and item was pressed; cancel it to do something else.',
    'cat-booking-start': bookingStart,
  },
  parts: {
    button: 'the button',
  },
};

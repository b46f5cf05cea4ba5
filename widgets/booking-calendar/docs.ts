import {
  bookingStart,
  LANG,
  popUpDocs,
  popUpMethods,
  popUpParts,
  type DocsOf,
} from '../kit/element/element-docs';
import type { bookingCalendar } from './element';

export const docs: DocsOf<typeof bookingCalendar> = {
  summary: "Departures of the coming weeks, and the booking provider's live calendar.",
  attributes: {
    tour: 'Slug of one tour; all without it.',
    'item-id': "The booking provider's item number instead, for anything else on sale there.",
    'flow-id': "The booking provider's flow; ours without it.",
    query: "On our own site: `?itemId=` in the page's address chooses the item.",
    ...popUpDocs,
    lang: LANG,
  },
  events: {
    'cat-booking-start': bookingStart,
  },
  methods: popUpMethods,
  parts: {
    title: 'the heading',
    card: 'the box of the live calendar',
    button: 'the booking and loading buttons',
    error: 'shown when the live calendar could not be loaded',
    ...popUpParts,
  },
};

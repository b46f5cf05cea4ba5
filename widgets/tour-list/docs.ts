import {
  bookingStart,
  LANG,
  popUpDocs,
  popUpMethods,
  popUpParts,
  search,
  type DocsOf,
} from '../kit/element/element-docs';
import { TOUR_SLUGS } from '../kit/model/tour';
import type { tourList } from './element';

export const docs: DocsOf<typeof tourList> = {
  summary: 'The tours with a live search, each with its price and a way to book it.',
  attributes: {
    tours: { text: 'Slugs of the tours in order; all without it.', values: TOUR_SLUGS },
    layout: '`list` is for wide columns, `compact` for sidebars.',
    'no-search': 'Hides the search box.',
    ...popUpDocs,
    lang: LANG,
  },
  events: {
    'cat-booking-start': bookingStart,
    'cat-search': search,
  },
  methods: popUpMethods,
  parts: {
    card: 'one tour',
    image: 'its picture',
    title: 'its name',
    detail: 'duration and price after it',
    teaser: 'its teaser',
    meta: 'schedule and group size',
    button: 'its booking button',
    search: 'the search: label, field and button',
    field: 'its field',
    credit: 'the credit: Tours by ...',
    ...popUpParts,
  },
};

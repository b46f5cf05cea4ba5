import { search, type DocsOf } from '../kit/element/element-docs';
import type { siteSearch } from './element';

export const docs: DocsOf<typeof siteSearch> = {
  summary: 'A search box for our tours, pages and stories, and for the answers in them.',
  attributes: {
    query: 'First text to search for.',
    'take-focus': 'The field takes the focus soon after the tag appears, as in an overlay.',
  },
  events: {
    'cat-search': search,
  },
  parts: {
    field: 'the search box',
    card: 'one result',
    title: 'its name',
  },
};

import { search, type DocsOf } from '../kit/element/element-docs';
import type { blog } from './element';

export const docs: DocsOf<typeof blog> = {
  summary: 'The stories of the blog with a live search and topics, or one whole story.',
  attributes: {
    post: 'Number of one story to show, with its whole text.',
    category: 'First topic, such as `Cat Rescues`; the visitor may choose another.',
    limit: 'Maximum number of stories, the newest first, without search and topics.',
    compact: 'Small rows for sidebars, without search and topics.',
    inline: 'Opens stories in place instead of on our site.',
  },
  events: {
    'cat-post-open': 'The visitor opened a story in place.',
    'cat-search': search,
  },
  parts: {
    card: 'one story',
    image: 'its picture',
    title: 'its heading',
    meta: 'topic and date',
    button: 'a topic, and links to more',
    search: 'the search: label, field and button',
    field: 'its field',
  },
};

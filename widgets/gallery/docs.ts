import type { DocsOf } from '../kit/element/element-docs';
import type { gallery } from './element';

export const docs: DocsOf<typeof gallery> = {
  summary: 'An album of pictures that open large.',
  attributes: {
    album: "`tours`: from the walks; `fans`: portraits of guests' cats; `home`: some of both.",
    columns: 'Number of columns if they fit.',
  },
  events: {
    'cat-picture-open': 'The visitor opened a picture.',
  },
  parts: {
    image: 'one small picture',
    lightbox: 'the large view',
  },
};

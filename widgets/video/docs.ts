import type { DocsOf } from '../kit/element/element-docs';
import type { video } from './element';

export const docs: DocsOf<typeof video> = {
  summary: 'The NBC New York report about us. Nothing loads from its site before the visitor presses play.',
  attributes: {
    'no-link': 'Hides the link below the film, unless the film fails.',
  },
  events: {
    'cat-video-play': 'The visitor pressed play.',
  },
  parts: {
    image: 'the picture before that',
    button: 'play',
    frame: 'the film',
  },
};

import type { DocsOf } from '../kit/element/element-docs';
import type { press } from './element';

export const docs: DocsOf<typeof press> = {
  summary: 'Reports about the tours.',
  attributes: {
    show: "`logos`: the outlets' names in one strip; `articles`: what they wrote, with links.",
  },
  parts: {
    card: 'one article',
    image: 'one outlet of the strip',
    title: "an article's headline",
    meta: 'where and when it appeared',
  },
};

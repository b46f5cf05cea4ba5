import { css } from '#css/tour-list';
import { flag, oneOf, text, words } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import type { TourSlug } from '../kit/model/tour';
import { inDialog, popUpAttributes } from '../kit/ui/in-dialog';
import { config, hash } from './data';
import { layouts, TourList } from './tour-list';

export const tourList = define({
  tag: 'cat-tour-list',
  attributes: {
    tours: words<TourSlug>(),
    layout: oneOf(layouts, 'cards'),
    'no-search': flag(),
    ...popUpAttributes,
    lang: text(),
  },
  commands: ['open', 'close'],
  config,
  hash,
  languages: () => import('../languages/load-messages'),
  css,
  edition: () => import('#css/tour-list-edition'),
  component: inDialog(TourList, 'tours'),
});

import { css } from '#css/site-search';
import { flag, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { config, hash } from './data';
import { SiteSearch } from './site-search';

export const siteSearch = define({
  tag: 'cat-site-search',
  attributes: {
    query: text(),
    'take-focus': flag(),
  },
  config,
  hash,
  css,
  edition: () => import('#css/site-search-edition'),
  component: SiteSearch,
});

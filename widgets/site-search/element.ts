import { css } from '#css/site-search';
import { createElement } from 'react';
import { flag, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { config, hash } from './data';
import { firstIndex, searchIndex } from './search-index';
import { SiteSearch } from './site-search';

const attributes = {
  /** Text that is searched for at first. */
  query: text(),
  /** The field takes the focus soon after the tag has appeared, as in an overlay. */
  'take-focus': flag(),
};

/**
 * A search box for our tours, pages and stories, and for the answers in them.
 *
 * @csspart field - the search box
 * @csspart card - one result
 * @csspart title - its name
 */
export const siteSearch = define({
  tag: 'cat-site-search',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/site-search-edition'),
  component: (props) =>
    createElement(SiteSearch, {
      first: props.query,
      takeFocus: props.takeFocus,
      index: firstIndex,
      load: (part) => searchIndex.load(part),
    }),
});

import { css } from '#css/press';
import { createElement } from 'react';
import { oneOf } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { articles, logos } from './coverage';
import { config, hash } from './data';
import { Articles } from './articles';
import { Logos } from './logos';

export const press = define({
  tag: 'cat-press',
  attributes: {
    show: oneOf(['logos', 'articles'], 'logos'),
  },
  config,
  hash,
  css,
  edition: () => import('#css/press-edition'),
  loadData: () => Promise.all([logos.load('all'), articles.load('all')]),
  waitsFor: ({ show }): Promise<unknown> | undefined =>
    (show === 'logos' ? logos : articles).loadMissing('all'),
  component: ({ show }) =>
    show === 'logos' ? createElement(Logos, { logos }) : createElement(Articles, { articles }),
});

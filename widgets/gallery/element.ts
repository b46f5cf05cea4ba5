import { css } from '#css/gallery';
import { createElement } from 'react';
import { integer, oneOf } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { albumNames, albums } from './albums';
import { config, first, hash, none, second, third } from './data';
import { Gallery } from './gallery';

export const gallery = define({
  tag: 'cat-gallery',
  attributes: {
    album: oneOf(albumNames, 'home'),
    columns: integer(3, 2, 6),
  },
  config,
  hash,
  css,
  edition: () => import('#css/gallery-edition'),
  loadData: () => Promise.all(albumNames.map(albums.load)),
  waitsFor: ({ album }) => albums.loadMissing(album),
  component: ({ album, columns }) =>
    createElement(Gallery, { albums, album, columns, none, fallbacks: [first, second, third] }),
});

declare global {
  interface HTMLElementEventMap {
    'cat-picture-open': CustomEvent<{ album: 'fans' | 'home' | 'tours'; id: number }>;
  }
}

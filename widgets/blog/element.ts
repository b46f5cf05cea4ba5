import { css } from '#css/blog';
import { flag, integer, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { postList } from '../kit/posts/post-modules';
import { Blog } from './blog';
import { config, hash } from './data';
import { postViews } from './opened-post';

export const blog = define({
  tag: 'cat-blog',
  attributes: {
    post: integer(0, 1),
    category: text(),
    limit: integer(0, 1),
    compact: flag(),
    inline: flag(),
  },
  config,
  hash,
  css,
  edition: () => import('#css/blog-edition'),
  loadData: () => postList.load('all'),
  waitsFor: ({ post }) => {
    const list = postList.peek('all');
    if (list && (!(post in list.modules) || postViews.peek(post))) return undefined;
    return postList.load('all').then(({ modules }): unknown => post in modules && postViews.load(post));
  },
  component: Blog,
});

declare global {
  interface HTMLElementEventMap {
    'cat-post-open': CustomEvent<{ post: number }>;
  }
}

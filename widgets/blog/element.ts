import { css } from '#css/blog';
import { createElement } from 'react';
import { flag, integer, text } from '../kit/element/attributes';
import { define } from '../kit/element/define';
import { postList } from '../kit/posts/post-modules';
import { Blog } from './blog';
import type { PostOpen } from './blog-view';
import { config, hash, none } from './data';
import { stories } from './open-story';

const attributes = {
  /** Number of the one story to show, with its whole text. */
  post: integer(0, 1),
  /** Topic to begin with, such as `Cat Rescues`; the visitor may choose another. */
  category: text(),
  /** Shows at most that many, the newest, without search and topics. */
  limit: integer(0, 1),
  /** Small rows for sidebars, without search and topics. */
  compact: flag(),
  /** Opens stories in place; without it they open on our site. */
  inline: flag(),
};

/**
 * The stories of the blog with a live search and topics, or one whole story.
 *
 * @csspart card - one story
 * @csspart image - its picture
 * @csspart title - its heading
 * @csspart meta - topic and date
 * @csspart button - a topic, and what leads on
 * @csspart search - what is searched by: label, field and button
 * @csspart field - the field in it
 */
export const blog = define({
  tag: 'cat-blog',
  attributes,
  config,
  hash,
  css,
  edition: () => import('#css/blog-edition'),
  prepare: () => postList.load('all'),
  waitsFor: ({ post }) => {
    const list = postList.peek('all');
    if (list && (!(post in list.modules) || stories.peek(post))) return undefined;
    return postList.load('all').then(({ modules }): unknown => post in modules && stories.load(post));
  },
  component: (options) => createElement(Blog, { ...options, none }),
});

declare global {
  interface HTMLElementEventMap {
    /** The visitor opened a story in place. */
    'cat-post-open': CustomEvent<PostOpen>;
  }
}

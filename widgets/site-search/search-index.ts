import { query } from '../kit/data/query';
import { postList } from '../kit/posts/post-modules';
import { entries } from './data';
import { messages } from './messages';
import type { SearchEntry } from './rank';

const fixed: readonly SearchEntry[] = entries.map(({ name, path, type }) => ({
  name,
  path,
  kind: type === 'tour' ? messages.tour : messages.page,
  more: '',
}));

/** Tours and pages, which are always there. */
export const searchIndex = fixed;

/** The same with the stories, once a search begins. */
export const wholeIndex = query(async (_all: 'all'): Promise<readonly SearchEntry[]> => {
  const { posts } = await postList.load('all');
  const stories = posts.map(({ id, title, excerpt, category }) => ({
    name: title,
    kind: messages.story,
    path: `/blog?post=${id}`,
    more: `${category}\n${excerpt}`,
    post: id,
  }));
  return [...fixed, ...stories];
});

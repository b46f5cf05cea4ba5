import { kept } from '../kit/hooks/kept';
import { postList } from '../kit/post-modules';
import { entries } from './data';
import { messages } from './messages';
import type { Findable } from './rank';

const fixed: readonly Findable[] = entries.map(({ name, path, type }) => ({
  name,
  path,
  kind: type === 'tour' ? messages.tour : messages.page,
  more: '',
}));

/** Tours and pages, which are always there. */
export const findables = fixed;

/** The same with the stories, once a search begins. */
export const allFindables = kept(async (_all: 'all'): Promise<readonly Findable[]> => {
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

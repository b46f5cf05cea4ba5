import type { PostCard } from '../model/post';
import { fold } from '../model/fold';

const MAX_RELATED = 3;

/** Returns other posts of the same topic, newest first. */
export const relatedPosts = (
  posts: readonly PostCard[],
  { id, category }: Pick<PostCard, 'id' | 'category'>,
): readonly PostCard[] =>
  posts.filter((post) => post.category === category && post.id !== id).slice(0, MAX_RELATED);

/** Returns the posts of a topic (empty: all) whose title, excerpt or topic contains the query. */
export function findPosts(posts: readonly PostCard[], query: string, category: string): readonly PostCard[] {
  const wanted = fold(query);
  return posts.filter(
    (post) =>
      (!category || post.category === category) &&
      [post.title, post.excerpt, post.category].some((text) => fold(text).includes(wanted)),
  );
}

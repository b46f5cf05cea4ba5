import type { PostCard } from '../model/post';
import { fold } from '../model/search-words';

/** Most related stories that are shown below a post. */
const RELATED = 3;

/** Other posts of the same topic, newest first. */
export const relatedPosts = (
  posts: readonly PostCard[],
  { id, category }: Pick<PostCard, 'id' | 'category'>,
): readonly PostCard[] =>
  posts.filter((post) => post.category === category && post.id !== id).slice(0, RELATED);

/**
 * The posts of a topic whose title, excerpt or topic contains the query, folded.
 * @param category empty for all topics
 */
export function findPosts(posts: readonly PostCard[], query: string, category: string): readonly PostCard[] {
  const wanted = fold(query);
  return posts.filter(
    (post) =>
      (!category || post.category === category) &&
      [post.title, post.excerpt, post.category].some((text) => fold(text).includes(wanted)),
  );
}

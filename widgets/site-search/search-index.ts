import { query } from '../kit/data/query';
import { postList } from '../kit/posts/post-modules';
import { entries } from './data';
import { messages } from './messages';
import type { SearchEntry } from './rank';

interface SearchIndex {
  entries: readonly SearchEntry[];
  synonyms: Readonly<Record<string, string>>;
}

const fixed: readonly SearchEntry[] = entries.map((entry) => ({ ...entry, more: '' }));

async function postEntries(): Promise<readonly SearchEntry[]> {
  const { posts } = await postList.load('all');
  return posts.map(({ id, title, excerpt, category }) => ({
    name: title,
    type: 'post',
    path: `/blog?post=${id}`,
    more: `${category}\n${excerpt}`,
    post: id,
  }));
}

/** Tours and pages. */
export const firstIndex: SearchIndex = { entries: fixed, synonyms: {} };

/** `posts`: also the posts, loaded on focus. `words`: also the texts of pages, loaded when the visitor types. */
export const searchIndex = query(async (part: 'posts' | 'words'): Promise<SearchIndex> => {
  if (part === 'posts') return { entries: [...fixed, ...(await postEntries())], synonyms: {} };
  const [list, { answers, posts: texts, synonyms }] = await Promise.all([postEntries(), loadWords()]);
  return {
    entries: [
      ...fixed,
      ...list.map((post) => ({ ...post, words: texts[post.post!] })),
      ...answers.map((answer) => ({ ...answer, more: answer.type === 'place' ? messages.place : '' })),
    ],
    synonyms,
  };
});

const loadWords = () => import('#content/search-words');

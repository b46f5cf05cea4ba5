import { query } from '../kit/data/query';
import { postList } from '../kit/posts/post-modules';
import { entries } from './data';
import { messages } from './messages';
import type { SearchEntry } from './rank';

export interface SearchIndex {
  entries: readonly SearchEntry[];
  synonyms: Readonly<Record<string, string>>;
}

const fixed: readonly SearchEntry[] = entries.map((entry) => ({ ...entry, more: '' }));

async function stories(): Promise<readonly SearchEntry[]> {
  const { posts } = await postList.load('all');
  return posts.map(({ id, title, excerpt, category }) => ({
    name: title,
    type: 'story',
    path: `/blog?post=${id}`,
    more: `${category}\n${excerpt}`,
    post: id,
  }));
}

/** Tours and pages. */
export const firstIndex: SearchIndex = { entries: fixed, synonyms: {} };

/** `stories`: also the stories, loaded on focus. `words`: also the texts of pages, loaded when the visitor types. */
export const searchIndex = query(async (part: 'stories' | 'words'): Promise<SearchIndex> => {
  if (part === 'stories') return { entries: [...fixed, ...(await stories())], synonyms: {} };
  const [list, { answers, posts, synonyms }] = await Promise.all([stories(), loadWords()]);
  return {
    entries: [
      ...fixed,
      ...list.map((story) => ({ ...story, words: posts[story.post!] })),
      ...answers.map((answer) => ({ ...answer, more: answer.type === 'place' ? messages.place : '' })),
    ],
    synonyms,
  };
});

const loadWords = () => import('#content/search-words');

import { entries } from '#content/search';
import { answers, posts, synonyms } from '#content/search-words';
import { posts as cards } from '#content/post-cards';
import { modules as topics } from '#content/faq-topics';
import { topics as advice } from '#content/before-you-book';
import { expect, it } from 'vitest';
import { everyAddress } from '../../../site/routes';
import { toWords } from '../../../widgets/kit/model/search-words';
import { rank } from '../../../widgets/site-search/rank';

const all = answers.map(({ type, ...answer }) => ({ ...answer, kind: type, more: '' }));

it('finds each question once, on a page that shows it', async () => {
  const pages = new Set(await everyAddress());
  for (const [topic, load] of Object.entries(topics)) {
    for (const { question, id } of (await load()).items) {
      const found = all.filter(({ name, kind }) => kind === 'question' && name === question);
      expect(found, `${topic}: ${question}`).toHaveLength(1);
      const [page, fragment] = found[0]!.path.split('#');
      expect(pages).toContain(page);
      expect(fragment).toBe(id);
    }
  }
});

it('finds what is told before one books by a word of its text', () => {
  for (const { id, texts } of advice.filter(({ texts }) => texts.length)) {
    const path = `/booking#before-${id}`;
    const finds = (word: string) => rank(all, word, synonyms)?.some((entry) => entry.path === path);
    expect(toWords(texts.join(' ')).filter(finds), id).not.toEqual([]);
  }
});

it('knows words of every post, and what visitors call things leads to something', () => {
  expect(Object.keys(posts).map(Number).sort()).toEqual(cards.map(({ id }) => id).sort());
  for (const words of Object.values(posts)) expect(words).not.toBe('');
  for (const [word, ours] of Object.entries(synonyms)) {
    expect(
      rank([...all, ...entries.map((entry) => ({ ...entry, kind: '', more: '' }))], word, synonyms),
      ours,
    ).not.toEqual([]);
  }
});

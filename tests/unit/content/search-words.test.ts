import { posts, synonyms } from '#content/search-words';
import { posts as cards } from '#content/post-cards';
import { modules as topics } from '#content/faq-topics';
import { topics as advice } from '#content/before-you-book';
import { expect, it } from 'vitest';
import { everyAddress } from '../../../site/routes';
import { stem, toWords } from '../../../widgets/kit/model/search-words';
import { rank } from '../../../widgets/site-search/rank';
import { searchIndex } from '../../../widgets/site-search/search-index';

const { entries: all } = await searchIndex.load('words');

it('finds each question once, on a page that shows it', async () => {
  const pages = new Set(await everyAddress());
  for (const [topic, load] of Object.entries(topics)) {
    for (const { question, id } of (await load()).items) {
      const found = all.filter(({ name, type }) => type === 'question' && name === question);
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
  for (const [word, ours] of Object.entries(synonyms))
    expect(rank(all, word, synonyms), ours).not.toEqual([]);
});

/** Titles first, then what tells of booking, then where it starts; not stories. */
const inOrder = [['tour', 'page'], ['advice'], ['question'], ['place']].flatMap((types) =>
  all.filter(({ type }) => types.includes(type)),
);

// What visitors ask, and what our texts call it. A row counts while the owner has such a text, under whatever name.
it.each([
  ['length', 'long'],
  ['duration', 'long'],
  ['how long', 'long'],
  ['phone', 'contact'],
  ['kids', 'children'],
  ['children', 'children'],
  ['price', 'cost'],
  ['cost', 'cost'],
  ['refund', 'cancel'],
  ['cancel', 'cancel'],
  ['rain', 'rain'],
  ['weather', 'weather'],
  ['stroller', 'stroller'],
  ['wheelchair', 'wheelchair'],
  ['dog', 'dog'],
  ['can I take my dog?', 'dog'],
  ['gift card', 'gift card'],
  ['group', 'group'],
  ['tip', 'tip'],
  ['where', 'where'],
  ['start', 'start'],
  ['subway', 'subway'],
  ['meeting point', 'meeting point'],
])('"%s" leads first to what is called "%s"', (query, ours) => {
  const has = (text: string, wanted: string) =>
    toWords(wanted).every((word) => toWords(text).some((one) => stem(one).startsWith(stem(word))));
  const isKnown = has(query, ours) || synonyms[query] === ours;
  const right = inOrder.find(({ name, type, more, words = '' }) => {
    const text = type === 'place' ? `${name} ${more} ${words}` : name;
    return has(text, ours) || has(text, query);
  });
  if (right && isKnown)
    expect(rank(all, query, synonyms)?.[0]).toMatchObject({ path: right.path, name: right.name });
});

it.each(['subway', 'meeting point', 'where', 'start'])('"%s" finds where the tours start', (query) => {
  const places = all.filter(
    ({ type, words }) => type === 'place' && (query !== 'subway' || words?.includes(query)),
  );
  expect(rank(all, query, synonyms)).toEqual(expect.arrayContaining(places));
});

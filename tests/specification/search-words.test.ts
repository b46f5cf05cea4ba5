import { answers, posts, synonyms } from '#content/search-words';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { rank } from '../../widgets/site-search/rank';
import { searchIndex } from '../../widgets/site-search/search-index';

/** For the eight posts of the specification. */
const LIMIT = 9 * 1024;

it('search words take at most 9 kB with eight posts', () => {
  const bytes = brotliCompressSync(JSON.stringify({ answers, posts, synonyms })).length;
  const count = Object.keys(posts).length;
  expect(bytes).toBeLessThanOrEqual((LIMIT / 8) * Math.max(8, count));
});

it.each([
  ['length', '/tours/brooklyn-heights#faq-how-long-is-the-tour-and-how-far-do-we-walk'],
  ['duration', '/tours/brooklyn-heights#faq-how-long-is-the-tour-and-how-far-do-we-walk'],
  ['how long', '/tours/brooklyn-heights#faq-how-long-is-the-tour-and-how-far-do-we-walk'],
  ['phone', '/contact'],
  ['kids', '/booking#before-children'],
  ['children', '/booking#before-children'],
  ['price', '/contact#faq-how-much-do-the-tours-cost'],
  ['cost', '/contact#faq-how-much-do-the-tours-cost'],
  ['refund', '/booking#before-canceling'],
  ['cancel', '/booking#before-canceling'],
  ['rain', '/booking#before-weather'],
  ['weather', '/booking#before-weather'],
  ['stroller', '/booking#before-strollers'],
  ['wheelchair', '/booking#before-wheelchairs'],
  ['dog', '/booking#before-dogs'],
  ['discount', '/booking#before-discounts'],
  ['student', '/booking#before-discounts'],
  ['senior', '/booking#before-discounts'],
  ['language', '/booking#before-language'],
  ['spanish', '/booking#before-language'],
  ['german', '/booking#before-language'],
  ['french', '/booking#before-language'],
  ['saturday', '/booking'],
  ['sunday', '/booking'],
  ['december', '/booking'],
  ['december 12', '/booking'],
  ['Dec 5th', '/booking'],
  ['date', '/booking'],
  ['gift', '/contact#faq-how-do-gift-cards-work'],
  ['gift card', '/contact#faq-how-do-gift-cards-work'],
  ['group', '/tours/brooklyn-heights#faq-how-big-is-the-group'],
  ['tip', '/booking#before-tips'],
  ['subway', '/tours/brooklyn-heights#before-meeting'],
  ['meeting point', '/tours/brooklyn-heights#before-meeting'],
])('"%s" leads first to %s', async (query, path) => {
  const { entries } = await searchIndex.load('words');
  expect(rank(entries, query, synonyms)?.[0]?.path).toBe(path);
});

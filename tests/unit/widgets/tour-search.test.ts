import { cards } from '#content/tour-cards';
import { descriptions } from '#content/tour-descriptions';
import { describe, expect, it } from 'vitest';
import { messages } from '../../../widgets/tour-list/messages';
import { pickTours, searchTours } from '../../../widgets/tour-list/search';

const slugs = (tours: readonly { slug: string }[]) => tours.map(({ slug }) => slug);

describe('search', () => {
  it('shows all tours for an empty query', () => expect(searchTours(cards, '  ')).toHaveLength(4));

  it('looks at title, teaser and description, whatever the case', () => {
    expect(slugs(searchTours(cards, 'FINANCIAL'))).toEqual(['financial-district']);
    expect(slugs(searchTours(cards, 'hotel mother'))).toEqual(['brooklyn-heights']);
    expect(slugs(searchTours(cards, 'zuccotti', descriptions))).toEqual(['financial-district']);
  });

  it.each([
    ["Capote's", 'Capote’s'],
    ['‘Capote’', "'capote'"],
    ['algodon', 'algodón'],
    ['algodo\u0301n', 'algodón'],
    ['two  words', 'Two\u00a0words'],
    ['well-known', 'well‑known'],
    ['"The Post"', '“the post”'],
    ['ＣＡＴ', 'cat'],
  ])('finds for %j what is written %j', (query, title) => {
    expect(searchTours([{ ...cards[0]!, title }], query)).toHaveLength(1);
    expect(searchTours([{ ...cards[0]!, title: query }], title)).toHaveLength(1);
  });

  it('does not match across the end of one text and the start of the next', () => {
    const { title, teaser } = cards[0]!;
    expect(searchTours(cards, title.slice(-3) + teaser.slice(0, 3))).toEqual([]);
  });

  it('takes signs of patterns literally', () => expect(searchTours(cards, '.*')).toEqual([]));
});

describe('tours that a tag asks for', () => {
  it('come in its order, once each', () => {
    const { picked } = pickTours(cards, ['private-tours', 'brooklyn-heights', 'private-tours']);
    expect(slugs(picked)).toEqual(['private-tours', 'brooklyn-heights']);
  });

  it('are all when none of them exists, and the unknown ones are named', () => {
    expect(pickTours(cards, ['queens'])).toEqual({ picked: cards, unknown: ['queens'] });
  });
});

describe('what is said about a search', () => {
  it('tells the number found', () => expect(messages.found(2, 'cat')).toBe('Found 2 tour(s) matching "cat"'));
  it('tells that nothing was found', () =>
    expect(messages.found(0, 'dog')).toBe('No tours found matching "dog"'));
});

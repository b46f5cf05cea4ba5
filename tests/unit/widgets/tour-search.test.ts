import { cards } from '#content/tour-cards';
import { descriptions } from '#content/tour-descriptions';
import { describe, expect, it } from 'vitest';
import { pickTours, searchTours } from '../../../widgets/tour-list/search';

const slugs = (tours: readonly { slug: string }[]) => tours.map(({ slug }) => slug);

describe('searchTours', () => {
  it('shows all tours for an empty query', () => expect(searchTours(cards, '  ')).toHaveLength(4));

  it('searches title, teaser and description, ignoring case', () => {
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

  it('takes pattern characters literally', () => expect(searchTours(cards, '.*')).toEqual([]));
});

describe('pickTours', () => {
  it('returns tours in the given order, once each', () => {
    const { picked } = pickTours(cards, ['private-tours', 'brooklyn-heights', 'private-tours']);
    expect(slugs(picked)).toEqual(['private-tours', 'brooklyn-heights']);
  });

  it('returns all tours when none exists, with the unknown slugs', () => {
    expect(pickTours(cards, ['queens'])).toEqual({ picked: cards, unknown: ['queens'] });
  });
});

import { cards } from '#content/tour-cards';
import { describe, expect, it } from 'vitest';
import type { TourDescriptions } from '../../../widgets/kit/model/tour';
import { pickTours, searchTours } from '../../../widgets/tour-list/search';

describe('searchTours', () => {
  const [heights, district] = [
    { ...cards[0]!, title: 'Heights Tour', teaser: 'A hotel mother of 160.' },
    { ...cards[1]!, title: 'District Tour', teaser: 'Mousers.' },
  ];
  const found = (query: string) =>
    searchTours([heights, district], query, {
      [district.slug]: 'Ends at Zuccotti Park.',
    } as TourDescriptions);

  it('shows all tours for an empty query', () => expect(found('  ')).toEqual([heights, district]));

  it('searches title, teaser and description, ignoring case', () => {
    expect(found('HEIGHTS')).toEqual([heights]);
    expect(found('hotel mother')).toEqual([heights]);
    expect(found('zuccotti')).toEqual([district]);
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
    expect(found('tourmousers')).toEqual([]);
  });

  it('takes pattern characters literally', () => expect(found('.*')).toEqual([]));
});

describe('pickTours', () => {
  it('returns tours in the given order, once each', () => {
    const { picked } = pickTours(cards, ['private-tours', 'brooklyn-heights', 'private-tours']);
    expect(picked.map(({ slug }) => slug)).toEqual(['private-tours', 'brooklyn-heights']);
  });

  it('returns all tours when none exists, with the unknown slugs', () => {
    expect(pickTours(cards, ['queens'])).toEqual({ picked: cards, unknown: ['queens'] });
  });
});

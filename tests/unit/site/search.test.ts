import { describe, expect, it } from 'vitest';
import { stem } from '../../../widgets/kit/model/search-words';
import { rank, type SearchEntry } from '../../../widgets/site-search/rank';

const entry = (name: string, more = ''): SearchEntry => ({
  name,
  more,
  type: 'page',
  path: `/${name}`,
});
const entries = [
  entry('In the News'),
  entry('A newsboy', 'cats'),
  entry('News of Ned'),
  entry('Blog', 'our news'),
  entry('Gallery'),
];
const names = (query: string) => rank(entries, query)?.map(({ name }) => name);

describe('site search', () => {
  it('starts at two characters that are not spaces', () => {
    expect(names('')).toBeUndefined();
    expect(names(' n ')).toBeUndefined();
    expect(names('zz')).toEqual([]);
  });

  it('ranks names that start with the query first, then names that contain it', () => {
    expect(names('NEWS')).toEqual(['News of Ned', 'In the News', 'A newsboy', 'Blog']);
    expect(names('cats')).toEqual(['A newsboy']);
  });

  it('finds words of a text in any inflection and order, and synonyms', () => {
    const stroller = { ...entry('Small wheels'), words: 'curb light stroller' };
    const all = [...entries, stroller, { ...entry('News of strollers'), words: '' }];
    const found = (query: string) => rank(all, query, { buggy: 'stroller' })?.map(({ name }) => name);
    expect(found('strollers')).toEqual(['News of strollers', 'Small wheels']);
    expect(found('lights, curbs')).toEqual(['Small wheels']);
    expect(found('Buggies')).toEqual(['News of strollers', 'Small wheels']);
    expect(found('stroller news curb')).toEqual([]);
    expect(found('urb'), 'only the beginnings of words').toEqual([]);
    expect(found('?!'), 'no word').toEqual([]);
  });

  it('ranks booking pages before stories', () => {
    const as = (type: SearchEntry['type'], name: string, words = ''): SearchEntry => ({
      ...entry(name),
      type,
      words,
    });
    const ordered = [
      as('tour', 'Ferry walk'),
      as('page', 'By ferry'),
      as('advice', 'Boats'),
      as('question', 'Do we take the ferry?'),
      as('place', 'Pier 11', 'ferry'),
      as('finish', 'Ferry terminal'),
      as('post', 'The ferry cat'),
      as('question', 'How do we cross?', 'ferry'),
      as('stop', 'A pier', 'ferry'),
      as('post', 'A captain', 'ferries'),
    ];
    const found = (query: string) => rank([...ordered].reverse(), query, { ferry: 'boat' });
    const types = found('ferry')?.map(({ type }) => type);
    expect(types).toEqual('tour page question advice finish place post question stop post'.split(' '));
    expect(found('is there a ferry?'), 'words that tell nothing').toHaveLength(ordered.length);
    expect(found('ferry on the 12th'), 'days of a month').toHaveLength(ordered.length);
    expect(found('there')).toEqual([]);
  });
});

it.each([
  ['guide guides guided guiding', 'guid'],
  ['story stories', 'stori'],
  ['dog dogs', 'dog'],
  ['price prices priced pricing', 'pric'],
  ['glass', 'glass'],
  ['bus', 'bus'],
  ['bring', 'bring'],
  ['news', 'news'],
])('%s share the stem %s', (words, shared) => {
  expect(new Set(words.split(' ').map(stem))).toEqual(new Set([shared]));
});

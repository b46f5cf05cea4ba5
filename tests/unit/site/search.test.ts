import { describe, expect, it } from 'vitest';
import { rank, type SearchEntry } from '../../../widgets/site-search/rank';

const entry = (name: string, more = ''): SearchEntry => ({ name, more, kind: 'Page', path: `/${name}` });
const entries = [
  entry('In the News'),
  entry('A newsboy', 'cats'),
  entry('News of Ned'),
  entry('Blog', 'our news'),
  entry('Gallery'),
];
const names = (query: string) => rank(entries, query)?.map(({ name }) => name);

describe('the site search', () => {
  it('begins with two characters that are not spaces', () => {
    expect(names('')).toBeUndefined();
    expect(names(' n ')).toBeUndefined();
    expect(names('zz')).toEqual([]);
  });

  it('puts names that begin with the query first, then names that hold it, then the rest', () => {
    expect(names('NEWS')).toEqual(['News of Ned', 'In the News', 'A newsboy', 'Blog']);
    expect(names('cats')).toEqual(['A newsboy']);
  });

  it('then finds by the words of a text, in any form and order, and by what visitors call them', () => {
    const stroller = { ...entry('Small wheels'), words: 'curb light stroller' };
    const all = [...entries, stroller, { ...entry('News of strollers'), words: '' }];
    const found = (query: string) => rank(all, query, { buggy: 'stroller' })?.map(({ name }) => name);
    expect(found('strollers')).toEqual(['News of strollers', 'Small wheels']);
    expect(found('lights, curbs')).toEqual(['Small wheels']);
    expect(found('Buggy')).toEqual(['Small wheels', 'News of strollers']);
    expect(found('stroller news curb')).toEqual([]);
    expect(found('urb'), 'only the beginnings of words').toEqual([]);
  });
});

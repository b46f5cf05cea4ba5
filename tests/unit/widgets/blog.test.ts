import { describe, expect, it } from 'vitest';
import { pagePath, shownAddress } from '../../../site/routes';
import { findPosts, relatedPosts } from '../../../widgets/kit/posts/find-posts';
import type { PostCard } from '../../../widgets/kit/model/post';
import { NO_REFERRAL } from '../../../widgets/kit/model/referral';
import { bodyUrl, linkedPost, postUrl } from '../../../widgets/kit/posts/post-links';

const post = (id: number, category: PostCard['category'], title: string, excerpt = ''): PostCard => ({
  id,
  title,
  excerpt,
  category,
  date: '',
  image: '',
  imageAlt: '',
});
const posts = [
  post(4, 'Cat Rescues', 'Kittens'),
  post(3, 'Tour Stories', 'Ned', 'A cat of the BRIDGE'),
  post(2, 'Cat Rescues', 'Tom'),
  post(5, 'Cat Rescues', 'Minnie'),
  post(1, 'Cat Rescues', 'Fire'),
];
const ids = (found: readonly PostCard[]) => found.map(({ id }) => id);

describe('findPosts', () => {
  it('searches title, excerpt and topic, ignoring case', () => {
    expect(ids(findPosts(posts, ' bridge ', ''))).toEqual([3]);
    expect(ids(findPosts(posts, 'TOM', ''))).toEqual([2]);
    expect(ids(findPosts(posts, 'rescue', ''))).toEqual([4, 2, 5, 1]);
    expect(ids(findPosts(posts, '', ''))).toEqual(ids(posts));
  });

  it('ignores accents, kinds of apostrophes and the number of spaces', () => {
    const written = [post(9, 'Cat Rescues', 'Capote’s café')];
    expect(ids(findPosts(written, "capote's  cafe", ''))).toEqual([9]);
  });

  it('stays within the topic', () => {
    expect(ids(findPosts(posts, '', 'Tour Stories'))).toEqual([3]);
    expect(ids(findPosts(posts, 'tom', 'Tour Stories'))).toEqual([]);
  });

  it('returns at most three related posts of the topic', () => {
    expect(ids(relatedPosts(posts, posts[0]!))).toEqual([2, 5, 1]);
    expect(relatedPosts(posts, posts[1]!)).toEqual([]);
  });
});

describe('post addresses', () => {
  const firstParty = { home: true, ...NO_REFERRAL };
  const thirdParty = { home: false, ...NO_REFERRAL, partner: 'larkspur' };

  it('are /blog?post= first-party and /blog/{id} third-party', () => {
    expect(postUrl(5, firstParty)).toBe('/blog?post=5');
    expect(postUrl(5, { ...thirdParty, home: true })).toBe('/blog?partner=larkspur&post=5');
    expect(postUrl(5, thirdParty)).toMatch(/^https?:\/\/[^/]+\/blog\/5\?partner=larkspur$/);
  });

  it('are recognized in links of a text', () => {
    expect(['/blog?post=12', '/blog/12', '/blog', '/blog?post=x', '/tours'].map(linkedPost)).toEqual([
      12,
      12,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('have the partner in every link to our site', () => {
    const site = new URL(bodyUrl('/tours', thirdParty)!).origin;
    expect(bodyUrl('/tours?a=b#c', thirdParty)).toBe(`${site}/tours?partner=larkspur&a=b#c`);
    expect(bodyUrl('/tours?a=b#c', { ...firstParty, home: false })).toBe(`${site}/tours?a=b#c`);
    expect(bodyUrl('/blog?post=3', thirdParty)).toBe(`${site}/blog/3?partner=larkspur`);
    expect(bodyUrl('https://example.org/', thirdParty)).toBe('https://example.org/');
    expect(bodyUrl('/tours#c', firstParty)).toBe('/tours#c');
  });

  it('are equal for both forms', () => {
    expect(pagePath('/blog', '?post=5')).toBe('/blog/5');
    expect(pagePath('/blog/', '?a=b&post=5')).toBe('/blog/5');
    expect(pagePath('/blog/5')).toBe('/blog/5');
    expect(pagePath('/blog', '?category=x')).toBe('/blog');
    expect(pagePath('/tours/', '?post=5')).toBe('/tours');
    for (const path of ['/survey%20', '/survey ', '/survey.', '/survey),'])
      expect(pagePath(path)).toBe('/survey');
    expect(shownAddress('/blog/5')).toBe('/blog?post=5');
    expect(shownAddress('/blog/5/', '?partner=larkspur')).toBe('/blog?partner=larkspur&post=5');
    expect(shownAddress('/blog')).toBeUndefined();
    expect(shownAddress('/tours/5')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { hasExpectedType, strategyFor } from '../../../site/service-worker/strategy';

const origin = 'https://cats.example';
const shell = ['/offline', '/loader.js'];
const strategy = (url: string, { method = 'GET', mode = 'no-cors' } = {}) =>
  strategyFor({ method, mode: mode as RequestMode, url: new URL(url, origin).href }, { origin, shell });

describe('service worker answers', () => {
  it.each([
    ['/assets/site-abc.js', 'file'],
    ['/v/1.0.0/runtime.js', 'file'],
    ['/c/0123abcd/runtime.js', 'file'],
    ['/data/1/tour-list.js', 'fresh'],
    ['/img/hero/home-780.webp', 'file'],
    ['/fonts/besley.woff2', 'file'],
    ['/loader.js', 'fresh'],
    ['/offline', 'fresh'],
    ['/v1/loader.js', 'none'],
    ['/sw.js', 'none'],
    ['/feed.xml', 'none'],
    ['/assets/', 'none'],
    ['https://fareharbor.com/embeds/api/v1/', 'none'],
    ['https://fareharbor.com/img/x.png', 'none'],
  ])('%s: %s', (url, expected) => expect(strategy(url)).toBe(expected));

  it('treats same-origin GET navigations as pages', () => {
    expect(strategy('/about?partner=x', { mode: 'navigate' })).toBe('page');
    expect(strategy('/img/hero/home-780.webp', { mode: 'navigate' })).toBe('page');
    expect(strategy('https://fareharbor.com/', { mode: 'navigate' })).toBe('none');
    expect(strategy('/about', { mode: 'navigate', method: 'POST' })).toBe('none');
    expect(strategy('/embed/tour-list?partner=x', { mode: 'navigate' })).toBe('none');
  });

  it('leaves the admin to the browser', () => {
    for (const path of ['/admin', '/admin/edit', '/admin/files/editor.js'])
      expect(strategy(path, { mode: 'navigate' }), path).toBe('none');
    expect(strategy('/administration', { mode: 'navigate' })).toBe('page');
  });
});

describe('service worker cache', () => {
  it.each([
    ['/about', 'text/html; charset=utf-8', true],
    ['/', 'text/html', true],
    ['/blog/5', 'application/xhtml+xml', true],
    ['/about', 'application/json', false],
    ['/about', '', false],
    ['/assets/site-abc.js', 'text/javascript', true],
    ['/c/0123abcd/faq.js', 'application/javascript; charset=utf-8', true],
    ['/loader.js', 'text/html; charset=utf-8', false],
    ['/loader.js', '', false],
    ['/img/hero/home-780.webp', 'image/webp', true],
    ['/img/hero/home-780.avif', 'application/octet-stream', true],
    ['/img/hero/home-780.webp', 'text/html', false],
    ['/fonts/besley.woff2', 'font/woff2', true],
    ['/fonts/besley.woff2', 'text/html', false],
  ])('%s as %s: %s', (path, type, good) => expect(hasExpectedType(path, type)).toBe(good));
});

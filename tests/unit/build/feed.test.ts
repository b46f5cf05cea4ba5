import { posts } from '#content/posts';
import { describe, expect, it } from 'vitest';
import { addFeeds } from '../../../site/prerender/html/feed';
import { makeAll, type SiteFiles } from '../../../site/prerender/html/site-files';

const unmade: SiteFiles<string> = new Map();
addFeeds(unmade);
const files = await makeAll(unmade);

describe('Feeds', () => {
  it('list every post, newest first, at its canonical address', () => {
    const feed = JSON.parse(files.get('feed.json')!) as {
      version: string;
      feed_url: string;
      items: {
        id: string;
        url: string;
        title: string;
        date_published: string;
        content_html: string;
        tags: string[];
      }[];
    };
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.feed_url).toMatch(/^https?:\/\/[^/]+\/feed\.json$/);
    expect(feed.items.map(({ title }) => title).sort()).toEqual(posts.map(({ title }) => title).sort());
    const dates = feed.items.map(({ date_published: date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { id, url, date_published: date, content_html: html, tags } of feed.items) {
      expect(url).toMatch(/^https?:\/\/[^/]+\/blog\/\d+$/);
      expect(id).toBe(url);
      expect(new Date(date).toISOString()).toBe(date.replace('Z', '.000Z'));
      expect(html).toMatch(/^<p>/);
      expect(html).not.toMatch(/(href|src)="(?!https?:)/);
      expect(tags.length).toBeGreaterThan(1);
    }
  });

  it('are well-formed Atom with the required elements', () => {
    const xml = files.get('feed.xml')!;
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/,
    );
    // Elements are closed in order, and only the five entities are escaped.
    const open: string[] = [];
    for (const [, end, name, self] of xml.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!self) open.push(name!);
    }
    expect(open).toEqual([]);
    expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/);
    const entries = xml.split('<entry>').slice(1);
    expect(entries).toHaveLength(posts.length);
    for (const entry of entries) {
      for (const part of ['id', 'title', 'updated', 'published', 'summary', 'author'])
        expect(entry).toContain(`<${part}>`);
      expect(entry).toMatch(/<content type="html">&lt;p&gt;/);
    }
  });
});

import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guidesHtml } from '../../../site/prerender/admin/guides';

const GUIDES = ['site/content/going-live-cloudflare.md', 'site/content/going-live-netlify.md'];

it('leads to the guide of each host, where the files of the site are kept', () => {
  const addresses = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses(guidesHtml({ host: 'github', name: 'cats/website' }))).toEqual(
    GUIDES.map((file) => `https://github.com/cats/website/blob/HEAD/${file}`),
  );
  expect(addresses(guidesHtml({ host: 'gitlab', name: 'cats/website', branch: 'live' }))).toEqual(
    GUIDES.map((file) => `https://gitlab.com/cats/website/-/blob/live/${file}`),
  );
});

it('names the files where nothing says whose they are', () => {
  const html = guidesHtml(undefined);
  expect(html).not.toContain('href');
  for (const file of GUIDES) {
    expect(html).toContain(`<code>${file}</code>`);
    expect(existsSync(file)).toBe(true);
  }
});

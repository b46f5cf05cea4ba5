import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { posts } from '#content/posts';
import { afterAll, expect, it } from 'vitest';
import { publishCard } from '../../../site/prerender/html/social-card';
import { seoMeta } from '../../../site/prerender/html/seo-meta';
import { everyAddress } from '../../../site/routes';

const out = mkdtempSync(path.join(tmpdir(), 'cards-'));
afterAll(() => rmSync(out, { recursive: true }));

const paths = await everyAddress();

it('draws a card of 1200 by 630 for every page and post', async () => {
  for (const address of paths) {
    const card = await publishCard((await seoMeta(address)).facts.card, out);
    const file = path.join(out, card.href);
    const { format, width, height } = await sharp(file).metadata();
    expect([address, format, width, height]).toEqual([address, 'jpeg', card.width, card.height]);
    expect(statSync(file).size, address).toBeLessThanOrEqual(100_000);
    expect(card.alt, address).toMatch(/\S\. \S/);
  }
  expect(readdirSync(path.join(out, 'img/cards'))).toHaveLength(paths.length);
}, 60_000);

it('gives a card another address when its content changes', async () => {
  const card = { title: 'A cat', kicker: 'Test', picture: posts[0]!.image, alt: 'A cat' };
  const first = await publishCard(card, out);
  expect(await publishCard(card, out)).toEqual(first);
  const moved = await publishCard({ ...card, focus: 0.1 }, out);
  const renamed = await publishCard({ ...card, title: 'Two cats' }, out);
  expect(new Set([first.href, moved.href, renamed.href]).size).toBe(3);
  for (const { href } of [first, moved, renamed]) {
    expect(existsSync(path.join(out, href))).toBe(true);
    rmSync(path.join('.cache/cards', path.basename(href)));
  }
});

it('names a missing picture', async () => {
  const card = { title: 'A cat', kicker: '', picture: 'posts/none', alt: '' };
  await expect(publishCard(card, out)).rejects.toThrow('posts/none');
});

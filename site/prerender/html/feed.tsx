import { renderToString } from 'preact-render-to-string';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { business } from '#content/settings';
import { page } from '#content/page-blog';
import { findPicture } from '#content/post-pictures';
import { posts } from '#content/posts';
import { modules } from '#content/post-cards';
import { plainFile } from '../../../widgets/kit/model/picture';
import type { Post, PostBody } from '../../../widgets/kit/model/post';
import { NO_REFERRAL } from '../../../widgets/kit/model/referral';
import { bodyUrl } from '../../../widgets/kit/posts/post-links';
import { site } from '#content/config';
import { escapeHtml } from '../../../loader/snippet';
import type { SiteFiles } from './site-files';

/** Adds the blog with whole texts as Atom (RFC 4287) and JSON Feed 1.1, newest first. */
export function addFeeds(files: SiteFiles): void {
  const entries = () => Promise.all(posts.map(entryOf));
  files.set('feed.xml', async () => atom(await entries()));
  files.set('feed.json', async () => json(await entries()));
}

type Entry = Awaited<ReturnType<typeof entryOf>>;

const entryOf = async (post: Post) => ({
  post,
  url: `${site}/blog/${post.id}`,
  // RFC 3339. Posts have only a day; noon UTC is on the same day in most time zones.
  published: `${post.isoDate}T12:00:00Z`,
  html: bodyHtml((await modules[post.id]!()).Body),
  tags: [post.category, ...post.tags],
});

function imageUrl(key: string): string | undefined {
  const picture = findPicture(key);
  return picture && site + plainFile(picture);
}

/** Returns a post's text as HTML with absolute addresses. */
export const bodyHtml = (Body: PostBody): string =>
  renderToString(
    (
      <Body
        runtime={{ Fragment, jsx, jsxs }}
        components={{
          picture: ({ name, alt }) => {
            const src = imageUrl(name);
            return src ? <img src={src} alt={alt} /> : null;
          },
          link: ({ href, children }) => (
            <a href={bodyUrl(href, { home: false, ...NO_REFERRAL })}>{children}</a>
          ),
        }}
      />
    ) as never,
  );

function atom(entries: readonly Entry[]): string {
  const updated = entries[0]?.published ?? '1970-01-01T00:00:00Z';
  const feed = `${site}/feed.xml`;
  const lines = entries.map(
    ({ post, url, published, html, tags }) => `<entry>
<id>${url}</id>
<title>${escapeHtml(post.title)}</title>
<link href="${url}"/>
<published>${published}</published>
<updated>${published}</updated>
<author><name>${escapeHtml(post.author)}</name></author>
${tags.map((term) => `<category term="${escapeHtml(term)}"/>`).join('\n')}
<summary>${escapeHtml(post.excerpt)}</summary>
<content type="html">${escapeHtml(html)}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${feed}</id>
<title>${escapeHtml(`${business.name}: ${page.meta.title}`)}</title>
<subtitle>${escapeHtml(page.meta.description)}</subtitle>
<link rel="self" href="${feed}"/>
<link href="${site}/blog"/>
<updated>${updated}</updated>
<author><name>${escapeHtml(business.name)}</name></author>
${lines.join('\n')}
</feed>
`;
}

const json = (entries: readonly Entry[]): string =>
  `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: `${business.name}: ${page.meta.title}`,
      description: page.meta.description,
      home_page_url: `${site}/blog`,
      feed_url: `${site}/feed.json`,
      language: 'en',
      items: entries.map(({ post, url, published, html, tags }) => ({
        id: url,
        url,
        title: post.title,
        summary: post.excerpt,
        content_html: html,
        image: imageUrl(post.image),
        date_published: published,
        authors: [{ name: post.author }],
        tags,
      })),
    },
    null,
    1,
  )}\n`;

import { renderToString } from 'preact-render-to-string';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { business } from '#content/settings';
import { page } from '#content/page-blog';
import { findPicture } from '#content/post-pictures';
import { posts } from '#content/posts';
import { modules } from '#content/post-cards';
import { plainFile } from '../../../widgets/kit/model/picture';
import type { Post, PostBody } from '../../../widgets/kit/model/post';
import { NOBODY } from '../../../widgets/kit/model/referral';
import { bodyUrl } from '../../../widgets/kit/posts/post-links';
import { site } from '#content/config';
import { escape } from './escape';

/** Addresses of the feeds, for the heads of pages. */
export const feedAddresses = { atom: '/feed.xml', json: '/feed.json' };

interface Entry {
  post: Post;
  /** Address of its whole text. */
  url: string;
  /** RFC 3339. A post knows its day only: noon keeps that day everywhere. */
  published: string;
  image: string | undefined;
  /** The text as HTML, every address absolute. */
  html: string;
}

/** Writes the blog as Atom (RFC 4287) and as JSON Feed 1.1, newest first, with the whole texts. */
export async function writeFeeds(files: Map<string, string>): Promise<void> {
  const entries = await Promise.all(posts.map(readEntry));
  files.set(feedAddresses.atom.slice(1), atom(entries));
  files.set(feedAddresses.json.slice(1), json(entries));
}

async function readEntry(post: Post): Promise<Entry> {
  const { Body } = await modules[post.id]!();
  return {
    post,
    url: `${site}/blog/${post.id}`,
    published: `${post.isoDate}T12:00:00Z`,
    image: imageUrl(post.image),
    html: bodyHtml(Body),
  };
}

function imageUrl(key: string): string | undefined {
  const picture = findPicture(key);
  return picture && site + plainFile(picture);
}

/** A post's text as HTML, every address absolute. */
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
          link: ({ href, children }) => <a href={bodyUrl(href, { home: false, ...NOBODY })}>{children}</a>,
        }}
      />
    ) as never,
  );

function atom(entries: readonly Entry[]): string {
  const updated = entries[0]?.published ?? '1970-01-01T00:00:00Z';
  const feed = site + feedAddresses.atom;
  const lines = entries.map(
    ({ post, url, published, html }) => `<entry>
<id>${url}</id>
<title>${escape(post.title)}</title>
<link href="${url}"/>
<published>${published}</published>
<updated>${published}</updated>
<author><name>${escape(post.author)}</name></author>
${[post.category, ...post.tags].map((term) => `<category term="${escape(term)}"/>`).join('\n')}
<summary>${escape(post.excerpt)}</summary>
<content type="html">${escape(html)}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${feed}</id>
<title>${escape(`${business.name}: ${page.meta.title}`)}</title>
<subtitle>${escape(page.meta.description)}</subtitle>
<link rel="self" href="${feed}"/>
<link href="${site}/blog"/>
<updated>${updated}</updated>
<author><name>${escape(business.name)}</name></author>
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
      feed_url: site + feedAddresses.json,
      language: 'en',
      items: entries.map(({ post, url, published, image, html }) => ({
        id: url,
        url,
        title: post.title,
        summary: post.excerpt,
        content_html: html,
        ...(image && { image }),
        date_published: published,
        authors: [{ name: post.author }],
        tags: [post.category, ...post.tags],
      })),
    },
    null,
    1,
  )}\n`;

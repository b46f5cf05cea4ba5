import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { micromark } from 'micromark';
import { headingIds } from '../content/posts/heading-ids';
import type { AdminPage } from './document';

const CONTENT = 'site/content';
const GUIDES = ['going-live', 'going-live-cloudflare', 'going-live-netlify'];
const PICTURE = /(?<=src=")[^"]+\/([^/"]+\.webp)(?=")/g;

/** Returns the admin page for a guide's link. */
function addressOf(file: string, anchor = ''): string {
  if (file !== 'README') return `/admin/${file}${anchor}`;
  return anchor === '#the-email-service' ? '/admin/emails' : '/admin';
}

/**
 * Returns the guides to going live as pages, and copies their pictures.
 * @param outDir folder that is published as /desk
 */
export function guidePages(outDir: string): AdminPage[] {
  mkdirSync(`${outDir}/guides`, { recursive: true });
  return GUIDES.map((name) => {
    const [, title = '', text = ''] = /^# ([^\n]+)\n(.*)$/s.exec(
      readFileSync(`${CONTENT}/${name}.md`, 'utf8'),
    )!;
    const idOf = headingIds();
    const html = micromark(text)
      .replace(/<h2>(.*?)<\/h2>/g, (_, words: string) => `<h2 id="${idOf(words)}">${words}</h2>`)
      .replace(/(?<=href=")([\w-]+)\.md(#[\w-]+)?(?=")/gi, (_, file: string, anchor?: string) =>
        addressOf(file, anchor),
      )
      .replace(PICTURE, (source, picture: string) => {
        copyFileSync(path.join(CONTENT, source), `${outDir}/guides/${picture}`);
        return `/desk/guides/${picture}`;
      });
    return { path: `/admin/${name}`, title, main: html };
  });
}

export const guidesHtml = `<p>From the account to your own domain and your first change:</p>
<ul>
<li><a href="/admin/going-live">Going live</a>: what you need, and what comes first</li>
<li><a href="/admin/going-live-cloudflare">Step by step with Cloudflare Pages</a></li>
<li><a href="/admin/going-live-netlify">Step by step with Netlify</a></li>
</ul>`;

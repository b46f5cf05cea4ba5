import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { guideHtml } from '../docs/guide-html';
import type { AdminPage } from './document';

const CONTENT = 'site/content';
const GUIDES = ['going-live', 'going-live-cloudflare', 'going-live-netlify'];
const PICTURE = /(?<=src=")[^"]+\/([^/"]+\.webp)(?=")/g;

/** Returns the admin page for a guide's link. */
function addressOf(link: string): string {
  const [, file, anchor = ''] = /^([\w-]+)\.md(#[\w-]+)?$/i.exec(link) ?? [];
  if (!file) return link;
  if (file !== 'README') return `/admin/${file}${anchor}`;
  return anchor === '#the-email-service' ? '/admin/emails' : '/admin';
}

/**
 * Returns the guides to going live as pages, and copies their pictures.
 * @param outDir folder that is published as /admin/files
 */
export function guidePages(outDir: string): AdminPage[] {
  mkdirSync(`${outDir}/guides`, { recursive: true });
  return GUIDES.map((name) => {
    const { title, html } = guideHtml(readFileSync(`${CONTENT}/${name}.md`, 'utf8'), addressOf);
    const main = html.replace(PICTURE, (source, picture: string) => {
      copyFileSync(path.join(CONTENT, source), `${outDir}/guides/${picture}`);
      return `/admin/files/guides/${picture}`;
    });
    return { path: `/admin/${name}`, title, main };
  });
}

export const guidesHtml = `<p>From the account to your own domain and your first change:</p>
<ul>
<li><a href="/admin/going-live">Going live</a>: what you need, and what comes first</li>
<li><a href="/admin/going-live-cloudflare">Step by step with Cloudflare Pages</a></li>
<li><a href="/admin/going-live-netlify">Step by step with Netlify</a></li>
</ul>`;

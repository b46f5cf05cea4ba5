import { fileAddress, type Repository } from '../../schema/services/repository';
import { escape } from '../html/escape';

const GUIDES = [
  ['Cloudflare Pages', 'site/content/going-live-cloudflare.md'],
  ['Netlify', 'site/content/going-live-netlify.md'],
] as const;

/**
 * Returns the way to the guides for putting the site on the web, a list with one for each host.
 * @param repository where they can be read in the browser; without it, the list names their files
 */
export function guidesHtml(repository: Repository | undefined): string {
  const items = GUIDES.map(([host, file]) =>
    repository
      ? `<li><a href="${escape(fileAddress(repository, file))}">${host}</a></li>`
      : `<li>${host}: the file <code>${file}</code></li>`,
  );
  return `<p>Step by step, from the account to your own domain and your first change:</p>\n<ul>\n${items.join('\n')}\n</ul>`;
}

import { business } from '#content/settings';
import { absolute, fullTitle, robots, type Head } from '../../seo/head';
import type { PageFacts } from '../../seo/page-facts';
import { escape } from './escape';
import type { PublishedCard } from './social-card';

interface Meta {
  head: Head;
  facts: PageFacts;
  card: PublishedCard;
}

/**
 * Returns what a page's head says to search engines and social networks. Open Graph: https://ogp.me; X reads the same
 * properties and needs only the kind of card.
 */
export function metaHtml({ head, facts, card }: Meta): string {
  const { article } = facts;
  const url = absolute(head.canonical);
  return [
    `<title>${escape(fullTitle(head))}</title>`,
    named('description', head.description),
    named('keywords', facts.keywords.join(', ')),
    named('robots', robots(head)),
    `<link rel="canonical" href="${escape(url)}">`,
    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', business.name),
    property('og:locale', 'en_US'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:image', absolute(card.href)),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(card.width)),
    property('og:image:height', String(card.height)),
    property('og:image:alt', card.alt),
    ...(article
      ? [
          property('article:published_time', article.published),
          property('article:section', article.section),
          ...article.tags.map((tag) => property('article:tag', tag)),
        ]
      : []),
    named('twitter:card', 'summary_large_image'),
  ].join('\n');
}

const named = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}">`;

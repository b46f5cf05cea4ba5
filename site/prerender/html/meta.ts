import { business } from '#content/settings';
import { absolute, fullTitle, robots, type Head } from '../../seo/head';
import type { PageFacts } from '../../seo/page-facts';
import { escapeHtml } from '../../../loader/snippet';
import type { PublishedCard } from './social-card';

/** Returns the metadata for search engines and social networks (https://ogp.me; X reads the same properties). */
export function metaHtml(head: Head, facts: PageFacts, card: PublishedCard): string {
  const { article } = facts;
  const url = absolute(head.canonical);
  return [
    `<title>${escapeHtml(fullTitle(head))}</title>`,
    named('description', head.description),
    named('keywords', facts.keywords.join(', ')),
    named('robots', robots(head)),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
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

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

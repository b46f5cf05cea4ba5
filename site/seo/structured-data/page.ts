import { prose } from '../../../widgets/kit/data/prose';
import type { FaqItem } from '../../../widgets/kit/model/faq';
import type { Action } from '../../schema/fields';
import { absolute, type Head } from '../head';
import { pageId, reference, websiteId, type Thing } from './thing';

/**
 * Returns the page.
 * @param type `WebPage` or one of its kinds
 * @param image root-relative
 */
export const pageThing = (type: string, { canonical, title, description }: Head, image: string): Thing => ({
  '@type': type,
  '@id': pageId(canonical),
  url: absolute(canonical),
  name: title,
  description,
  inLanguage: 'en-US',
  isPartOf: reference(websiteId),
  primaryImageOfPage: { '@type': 'ImageObject', contentUrl: absolute(image), url: absolute(image) },
});

/** Returns the breadcrumbs: the pages above, topmost first, and the page itself. */
export const breadcrumbs = (above: readonly Action[], here: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...above.map(({ href, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
    // The last item is this page, which needs no address.
    { '@type': 'ListItem', position: above.length + 1, name: here },
  ],
});

/** Removes the marks of italics. */
const plain = (text: string): string =>
  prose(text)
    .map((part) => (part && typeof part === 'object' ? (part.props as { children: string }).children : part))
    .join('');

/** Returns the questions that the page answers. */
export const faqThing = (path: string, items: readonly FaqItem[]): Thing => ({
  '@type': 'FAQPage',
  '@id': `${absolute(path)}#faq`,
  isPartOf: reference(pageId(path)),
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
  })),
});

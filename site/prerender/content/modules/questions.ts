import type { FaqEntry, FaqItem } from '../../../../widgets/kit/model/faq';
import type { SearchEntry } from '../../../../widgets/kit/model/search';
import type { FaqFile } from '../../../schema/faq';
import { fileOf, type Content } from '../load';
import { headingIds } from '../posts/heading-ids';
import { searchWords } from './search-words';
import { dataModule, fields, MODEL, one, typeImport, withLoaders, type GeneratedModule } from './writer';

/** Returns the questions of each page, with their ids. */
function topicsOf(content: Content): [topic: string, items: FaqEntry[]][] {
  const { tours, contact, pressKit, appended } = fileOf<FaqFile>(content, 'faqs');
  const ofTours = content.tours.map(({ slug, data }): [string, FaqItem[]] => [slug, data.faq]);
  const topics = [...Object.entries({ tours, contact, 'press-kit': [...pressKit, appended] }), ...ofTours];
  return topics.map(([topic, items]) => {
    const idOf = headingIds();
    return [topic, items.map((item) => ({ id: `faq-${idOf(item.question)}`, ...item }))];
  });
}

export function faqModules(content: Content): GeneratedModule[] {
  const topics = topicsOf(content);
  // The keys are in the type of the element's attribute.
  const keys = topics.map(([topic]) => `'${topic}'`).join(' | ');
  return [
    withLoaders(
      dataModule('faq-topics', typeImport('FaqEntry', `${MODEL}/faq`), {}),
      `Record<${keys}, () => Promise<{ items: FaqEntry[] }>>`,
      topics.map(([topic]) => [topic, `faq-${topic}`]),
    ),
    ...topics.map(([topic, items]) => one(`faq-${topic}`, 'items: FaqEntry[]', `${MODEL}/faq`, items)),
  ];
}

/** Returns the search index of titles, and the one of words, which loads at the first key press. */
export function searchModules(content: Content): GeneratedModule[] {
  const entries: SearchEntry[] = [
    ...content.tours.map(({ slug, data }) => ({
      name: data.title,
      path: `/tours/${slug}`,
      type: 'tour' as const,
    })),
    ...content.search!.data.pages.map((page) => ({ ...page, type: 'page' as const })),
  ];
  const words = searchWords(content, topicsOf(content));
  return [
    one('search', 'entries: SearchEntry[]', `${MODEL}/search`, entries),
    fields('search-words', 'SearchWords', `${MODEL}/search`, words),
  ];
}

import type { FaqItem } from '../../../../widgets/kit/model/faq';
import type { SearchEntry } from '../../../../widgets/kit/model/search';
import type { FaqFile } from '../../../schema/faq';
import type { Content } from '../load';
import { faqEntries } from './faq-entries';
import { searchWords } from './search-words';
import { dataModule, type GeneratedModule } from './write-module';
import { MODEL, withLoaders, type Writer } from './writer';

/** Returns the questions of each page. */
function topicsOf({ plain, tours }: Content): [topic: string, items: FaqItem[]][] {
  const file = plain.find(({ kind }) => kind.module === 'faqs')?.data as FaqFile | undefined;
  return [
    ...(file
      ? ([
          ['tours', file.tours],
          ['contact', file.contact],
          ['press-kit', [...file.pressKit, file.appended]],
        ] as [string, FaqItem[]][])
      : []),
    ...tours.map(({ slug, data }): [string, FaqItem[]] => [slug, data.faq]),
  ];
}

/** Returns the questions of each page in a module of their own, so that no page carries those of another. */
export function faqModules(content: Content, { one, models }: Writer): GeneratedModule[] {
  const topics = topicsOf(content);
  return [
    withLoaders(
      dataModule('faq-topics', [`import type { FaqEntry } from '${models}/faq';`], []),
      // Its keys are in the type, so that a tag's attribute takes no other word.
      `Record<${topics.map(([topic]) => `'${topic}'`).join(' | ') || 'never'}, (again?: string) => Promise<{ items: FaqEntry[] }>>`,
      topics.map(([topic]) => [topic, `faq-${topic}`]),
    ),
    ...topics.map(([topic, items]) =>
      one(`faq-${topic}`, ['FaqEntry', `${MODEL}/faq`], 'items', faqEntries(items), true),
    ),
  ];
}

/** Returns what the search finds by title, and by the words that are fetched at the first key. */
export function searchModules(content: Content, { one, fields }: Writer): GeneratedModule[] {
  const { search, tours } = content;
  const entries: SearchEntry[] = [
    ...tours.map(({ slug, data }) => ({ name: data.title, path: `/tours/${slug}`, type: 'tour' as const })),
    ...(search?.data.pages ?? []).map((page) => ({ ...page, type: 'page' as const })),
  ];
  const topics = topicsOf(content).map(([topic, items]) => [topic, faqEntries(items)] as const);
  return [
    one('search', ['SearchEntry', `${MODEL}/search`], 'entries', entries, true),
    fields('search-words', ['SearchWords', `${MODEL}/search`], searchWords(content, topics)),
  ];
}

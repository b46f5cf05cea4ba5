import type { FaqEntry, FaqItem } from '../../../../widgets/kit/model/faq';
import { headingIds } from '../posts/heading-ids';

/** Returns questions as they are shown, each with an address of its own. */
export function faqEntries(items: readonly FaqItem[]): FaqEntry[] {
  const idOf = headingIds();
  return items.map(({ question, answer }) => ({ id: `faq-${idOf(question)}`, question, answer }));
}

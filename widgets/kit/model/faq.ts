import { z } from 'zod';
import { line, paragraph } from './fields';

/** One question with its answer, both plain text. */
export const faqItemSchema = z.strictObject({ question: line(140), answer: paragraph() });

/** The questions of one page, in the order they are shown. */
export const faqSchema = z.array(faqItemSchema).min(1);

/** One question with its answer, both plain text. */
export type FaqItem = z.infer<typeof faqItemSchema>;

/** A question as it is shown: with the id that links lead to, `faq-` and the question's words. */
export interface FaqEntry extends FaqItem {
  id: string;
}

/** Shape of `site/content/faqs.yaml`. The press kit's `appended` question follows its list. */
export const faqsSchema = z.strictObject({
  tours: faqSchema,
  contact: faqSchema,
  pressKit: faqSchema,
  appended: faqItemSchema,
});

/** The whole questions file. */
export type FaqFile = z.infer<typeof faqsSchema>;

import { z } from 'zod';
import { line, paragraph } from './fields';

/** One question with its answer, both plain text. */
export const faqItemSchema = z.strictObject({ question: line(140), answer: paragraph() });

/** The questions of one page, in the order they are shown. */
export const faqSchema = z.array(faqItemSchema).min(1);

/** One question with its answer, both plain text. */
export type FaqItem = z.infer<typeof faqItemSchema>;

/** Shape of `site/content/faqs.yaml`. The press kit's `appended` question follows its list. */
export const faqsSchema = z.strictObject({
  tours: faqSchema,
  contact: faqSchema,
  pressKit: faqSchema,
  appended: faqItemSchema,
});

/** The whole questions file. */
export type FaqFile = z.infer<typeof faqsSchema>;

import { z } from 'zod';
import type { FaqItem } from '../../widgets/kit/model/faq';
import { line, prose } from './fields';

/** One question with its answer. */
const faqItemSchema = z.strictObject({
  question: line(140).meta({ description: 'As a guest would ask it.' }),
  answer: prose().meta({
    description: 'Two to four sentences. Words _between underscores_ are set in italics, as titles of books.',
  }),
}) satisfies z.ZodType<FaqItem>;

/** The questions of one page, in the order they are shown. */
export const faqSchema = z.array(faqItemSchema).min(1);

/** Shape of `site/content/faqs.yaml`. The press kit's `appended` question follows its list. */
export const faqsSchema = z
  .strictObject({
    tours: faqSchema.meta({ description: 'On the tour list.' }),
    contact: faqSchema.meta({ description: 'On the contact page. The first is open when the page is.' }),
    pressKit: faqSchema.meta({ description: 'On the press kit.' }),
    appended: faqItemSchema.meta({ description: 'The question put behind the press kit’s list.' }),
  })
  .meta({
    title: 'Questions and answers',
    description:
      'Of the tour list, the contact page and the press kit. The questions of a single tour stand in that tour’s own file.',
  });

/** The whole questions file. */
export type FaqFile = z.infer<typeof faqsSchema>;

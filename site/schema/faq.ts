import { z } from 'zod';
import type { FaqItem } from '../../widgets/kit/model/faq';
import { line, prose } from './fields';

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
    tours: faqSchema.meta({ title: 'Questions on the list of tours' }),
    contact: faqSchema.meta({
      title: 'Questions on the contact page',
      description: 'The first is open at the start.',
    }),
    pressKit: faqSchema.meta({ title: 'Questions in the press kit' }),
    appended: faqItemSchema.meta({ title: 'Last question in the press kit' }),
  })
  .meta({
    title: 'Questions and answers',
    description:
      'Of the tour list, the contact page and the press kit. The questions of a single tour are in the form of that tour.',
  });

export type FaqFile = z.infer<typeof faqsSchema>;

import { z } from 'zod';
import { actionSchema, line, paragraph, prose } from '../schema/fields';
import { callSchema, pageBase } from '../schema/page';

const links = z.strictObject({ heading: line(80), links: z.array(actionSchema).min(1) });

export const schema = z
  .strictObject({
    ...pageBase,
    form: z.strictObject({ heading: line(80), text: paragraph() }),
    resources: links,
    quickActions: links,
    reach: z.strictObject({ heading: line(80), text: paragraph() }),
    quote: z.strictObject({ text: paragraph(), author: line(80), source: line(80) }).optional(),
    faqHeading: line(80),
    helpLabel: line(40),
    /** Sentence of the toast 'Section Not Found'. */
    helpMissing: line(160),
    booking: callSchema,
    book: z.strictObject({ heading: line(80), text: prose(), label: line(60), mailSubject: line(80) }),
  })
  .meta({ title: 'The contact page', description: 'Its questions are in faqs.yaml, under contact.' });

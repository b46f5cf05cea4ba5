import { z } from 'zod';
import { line } from '../schema/fields';
import { callSchema, pageBase } from '../schema/page';

export const schema = z
  .strictObject({
    ...pageBase,
    trust: z.array(z.strictObject({ term: line(40), text: line(40) })).min(1),
    faqHeading: line(80),
    closing: callSchema,
  })
  .meta({ title: 'The list of tours', description: 'The tours themselves are the files in tours.' });

import { z } from 'zod';
import { line } from '../schema/fields';
import { callSchema, pageBase } from '../schema/page';

export const schema = z
  .strictObject({
    ...pageBase,
    search: z.strictObject({ label: line(60), placeholder: line(60) }),
    topicsHeading: line(80),
    closing: callSchema,
  })
  .meta({
    title: 'The list of blog posts',
    description: 'The posts themselves are the Markdown files in posts.',
  });

export type Texts = z.infer<typeof schema>;

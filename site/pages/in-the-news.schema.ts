import { z } from 'zod';
import { actionSchema, line, paragraph } from '../schema/fields';
import { callSchema, pageBase } from '../schema/page';

/** Shape of `site/content/pages/in-the-news.yaml`. */
export const schema = z
  .strictObject({
    ...pageBase,
    articlesHeading: line(80),
    more: z.strictObject({ heading: line(80), text: paragraph(), links: z.array(actionSchema).min(1) }),
    closing: callSchema,
  })
  .meta({ title: 'The press page', description: 'The articles themselves stand in press.yaml.' });

/** The texts of the news page. */
export type Texts = z.infer<typeof schema>;

import { z } from 'zod';
import { actionSchema, line, paragraph } from '../schema/fields';
import { callSchema, pageBase } from '../schema/page';

export const schema = z
  .strictObject({
    ...pageBase,
    articlesHeading: line(80),
    more: z.strictObject({ heading: line(80), text: paragraph(), links: z.array(actionSchema).min(1) }),
    closing: callSchema,
  })
  .meta({ title: 'The press page', description: 'The articles themselves are in press.yaml.' });

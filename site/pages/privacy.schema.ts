import { z } from 'zod';
import { line, paragraph } from '../schema/fields';
import { mailCallSchema, pageBase, pointSchema } from '../schema/page';

export const schema = z
  .strictObject({
    ...pageBase,
    facts: z.array(z.strictObject({ term: line(60), text: line(40) })).min(1),
    sections: z
      .array(
        z.strictObject({
          heading: line(80),
          intro: paragraph().optional(),
          points: z.array(pointSchema).min(1),
        }),
      )
      .min(1),
    contact: mailCallSchema,
  })
  .meta({
    title: 'The privacy page',
    description:
      'What the site keeps, sends and asks of others. Every sentence is true of the program as it is built: if you add statistics, set violationReports or turn off the validationScript in settings.yaml, change the text as well. {attributionTime} follows the settings by itself.',
  });

import { z } from 'zod';
import { altText, line, pictureKey } from '../schema/fields';
import { callSchema, pageBase, pointSchema, textSectionSchema } from '../schema/page';

export const schema = z
  .strictObject({
    ...pageBase,
    story: textSectionSchema,
    team: z.strictObject({ heading: line(80), catLabel: line(40) }),
    mission: textSectionSchema,
    highlights: z.strictObject({
      heading: line(80),
      image: pictureKey(),
      imageAlt: altText(),
      list: z.array(pointSchema).length(3),
    }),
    closing: callSchema,
  })
  .meta({ title: 'The about page', description: 'The people are in team.yaml.' });

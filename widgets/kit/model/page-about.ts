import { z } from 'zod';
import { line } from './fields';
import { callSchema, pageBase, pointSchema, textSectionSchema } from './page';

/** Shape of `site/content/pages/about.yaml`. */
export const aboutPageSchema = z
  .strictObject({
    ...pageBase,
    story: textSectionSchema,
    team: z.strictObject({ heading: line(80), catLabel: line(40) }),
    mission: textSectionSchema,
    highlights: z.strictObject({ heading: line(80), list: z.array(pointSchema).length(3) }),
    closing: callSchema,
  })
  .meta({ title: 'The about page', description: 'The people stand in team.yaml.' });

/** The texts of the about page. */
export type AboutPage = z.infer<typeof aboutPageSchema>;

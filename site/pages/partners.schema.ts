import { z } from 'zod';
import { actionSchema, line, paragraph } from '../schema/fields';
import { mailCallSchema, pageBase, pointSchema } from '../schema/page';

const recipe = z.strictObject({ title: line(80), steps: z.array(paragraph()).min(1) });

/** Shape of `site/content/pages/partners.yaml`. The texts of the builder are in its messages. */
export const schema = z
  .strictObject({
    ...pageBase,
    builderHeading: line(80),
    byHand: z
      .strictObject({
        heading: line(80),
        steps: z.array(pointSchema).length(3),
        mailLabel: line(60),
        mailSubject: line(80),
        linesLabel: line(60),
      })
      .meta({ description: 'Shown instead of the builder without scripts.' }),
    earn: z
      .strictObject({ heading: line(80), points: z.array(pointSchema).min(1) })
      .meta({ description: 'What a partner earns, and how to get a short name.' }),
    recipes: z.strictObject({
      heading: line(80),
      intro: paragraph(),
      guides: z.array(actionSchema),
      list: z.array(recipe).min(1),
    }),
    trust: z
      .strictObject({ heading: line(80), more: line(60), points: z.array(pointSchema).min(1) })
      .meta({ description: 'The first three points show, the others unfold.' }),
    conformance: z.strictObject({
      heading: line(80),
      intro: paragraph(),
      criteria: z.strictObject({
        label: line(60),
        results: z.strictObject({ tested: line(80), built: line(80), untested: line(80), none: line(80) }),
        list: z
          .array(
            z.strictObject({
              criterion: line(80),
              result: z.enum(['tested', 'built', 'untested', 'none']),
              text: paragraph(),
            }),
          )
          .min(1),
      }),
    }),
    versions: z.strictObject({ heading: line(80), text: paragraph(), label: line(60), changes: line(60) }),
    contact: mailCallSchema,
  })
  .meta({
    title: 'The page for partners',
    description: 'For hotels, blogs and shops that show our widgets.',
  });

import { z } from 'zod';
import { line, paragraph } from '../schema/fields';
import { pageBase, pointSchema } from '../schema/page';

const recipe = z.strictObject({ title: line(80), steps: z.array(paragraph()).min(1) });

/** Shape of `site/content/pages/partners.yaml`. What the builder on that page says is in its own messages. */
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
      .meta({ description: 'What shows in the place of the builder where no script runs.' }),
    recipes: z.strictObject({ heading: line(80), intro: paragraph(), list: z.array(recipe).min(1) }),
    trust: z.strictObject({ heading: line(80), points: z.array(pointSchema).min(1) }),
    conformance: z.strictObject({
      heading: line(80),
      intro: paragraph(),
      rows: z.array(pointSchema).min(1),
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
    contact: z.strictObject({
      heading: line(80),
      text: paragraph(),
      label: line(60),
      mailSubject: line(80),
    }),
  })
  .meta({
    title: 'The page for partners',
    description: 'For whoever wants to show our widgets on a page of their own.',
  });

/** The texts of the page for partners. */
export type Texts = z.infer<typeof schema>;

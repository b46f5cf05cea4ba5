import { z } from 'zod';
import { line } from './fields';
import { callSchema, pageBase, pointSchema } from './page';

/** Shape of `site/content/pages/tours.yaml`. */
export const toursPageSchema = z
  .strictObject({
    ...pageBase,
    trust: z.array(z.strictObject({ term: line(40), text: line(40) })).min(1),
    faqHeading: line(80),
    closing: callSchema,
  })
  .meta({ title: 'The list of tours', description: 'The tours themselves are the files in tours.' });

/** Shape of `site/content/tour-expectations.yaml`. */
export const tourExpectationsSchema = z
  .strictObject({
    heading: line(80),
    list: z.array(pointSchema).min(1),
  })
  .meta({ title: 'What a guest can expect of a walk', description: 'Shown below the list of tours.' });

/** What a guest can expect of a walk. */
export type TourExpectations = z.infer<typeof tourExpectationsSchema>;
/** The texts of the tour list. */
export type ToursPage = z.infer<typeof toursPageSchema>;

import { z } from 'zod';
import { line } from './fields';
import { pointSchema } from './page';

/** Shape of `site/content/tour-expectations.yaml`. */
export const tourExpectationsSchema = z
  .strictObject({
    heading: line(80),
    list: z.array(pointSchema).min(1),
  })
  .meta({ title: 'What a guest can expect of a walk', description: 'Shown below the list of tours.' });

export type TourExpectations = z.infer<typeof tourExpectationsSchema>;

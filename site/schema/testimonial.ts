import { z } from 'zod';
import type { Testimonial } from '../../widgets/kit/model/voices';
import { line, paragraph } from './fields';

/** Words of a guest. `source` tells where, for example 'Google review'. */
export const testimonialSchema = z.strictObject({
  quote: paragraph().meta({ description: 'Their words.' }),
  author: line(80).meta({ description: 'Their name.' }),
  role: line(80)
    .optional()
    .meta({ description: 'What they are, if it matters.', examples: ['Brooklyn resident'] }),
  source: line(80).meta({ description: 'Where they said it.', examples: ['Google review'] }),
}) satisfies z.ZodType<Testimonial>;

/** The testimonials file: the carousel's, those shown where a page has none of its own, the press kit's. */
export const testimonialsSchema = z
  .strictObject({
    google: z.array(testimonialSchema).meta({ description: 'The reviews that take turns on the home page.' }),
    defaults: z
      .array(testimonialSchema)
      .meta({ description: 'Shown where a page has no reviews of its own.' }),
    pressKit: z.array(testimonialSchema).meta({ description: 'Those in the press kit.' }),
  })
  .meta({
    title: 'What guests said',
    description:
      'It never becomes part of what search engines read as reviews. A list may be empty: pages then leave out its heading.',
  });

/** The whole testimonials file. */
export type TestimonialFile = z.infer<typeof testimonialsSchema>;

import { z } from 'zod';
import type { Testimonial } from '../../widgets/kit/model/testimonial';
import { line, paragraph } from './fields';

/** A guest's quote. `source`: for example 'Google review'. */
export const testimonialSchema = z.strictObject({
  quote: paragraph().meta({ description: 'Their words.' }),
  author: line(80).meta({ description: 'Their name.' }),
  role: line(80)
    .optional()
    .meta({ description: 'What they are, if it matters.', examples: ['Brooklyn resident'] }),
  source: line(80).meta({ description: 'Where they said it.', examples: ['Google review'] }),
}) satisfies z.ZodType<Testimonial>;

/** The testimonials file: quotes for the carousel, for pages without their own, and for the press kit. */
export const testimonialsSchema = z
  .strictObject({
    google: z
      .array(testimonialSchema)
      .default([])
      .meta({ title: 'On the home page', description: 'Reviews that take turns.' }),
    defaults: z
      .array(testimonialSchema)
      .default([])
      .meta({ title: 'On other pages', description: 'Shown on pages without reviews of their own.' }),
    pressKit: z.array(testimonialSchema).default([]).meta({ title: 'In the press kit' }),
  })
  .meta({
    title: 'What guests said',
    description:
      'It never becomes part of what search engines read as reviews. A list may be empty: pages then leave out its heading.',
  });

export type TestimonialFile = z.infer<typeof testimonialsSchema>;

import { z } from 'zod';
import { line, paragraph } from './fields';

/** What a guest said. `source` tells where, for example 'Google review'. */
export const testimonialSchema = z.strictObject({
  quote: paragraph(),
  author: line(80),
  role: line(80).optional(),
  source: line(80),
});

/** The testimonials file: the carousel's, those shown where a page has none of its own, the press kit's. */
export const testimonialsSchema = z.strictObject({
  google: z.array(testimonialSchema),
  defaults: z.array(testimonialSchema),
  pressKit: z.array(testimonialSchema),
});

/** What a guest said, and where. Never part of structured data. */
export type Testimonial = z.infer<typeof testimonialSchema>;
/** The whole testimonials file. */
export type TestimonialFile = z.infer<typeof testimonialsSchema>;

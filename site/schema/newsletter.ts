import { z } from 'zod';
import { altText, line, paragraph } from './fields';

/** Shape of `site/content/newsletter.yaml`; every top-level key becomes one export of `#content/newsletter`. */
export const newsletterSchema = z
  .strictObject({
    heading: line(80),
    text: paragraph(),
    label: line(40),
    consent: line(200).meta({
      description: 'What a visitor agrees to. Sign-ups count as given to whoever is named here.',
    }),
    imageAlt: altText(),
  })
  .meta({
    title: 'The newsletter',
    description: 'The coupon that signs up for it, on the home page and on partner pages.',
  });

/** The texts of the newsletter's coupon. */
export type NewsletterFile = z.infer<typeof newsletterSchema>;

import { z } from 'zod';
import { altText, line, paragraph, pictureKey } from '../schema/fields';
import { mailCallSchema, pageBase, textSectionSchema } from '../schema/page';

/** Shape of `site/content/pages/press-kit.yaml`. Addresses of folder and petitions are in the settings. */
export const schema = z
  .strictObject({
    ...pageBase,
    folder: z.strictObject({ heading: line(80), text: paragraph().optional(), label: line(60) }),
    about: textSectionSchema,
    facts: z.strictObject({
      heading: line(80),
      list: z.array(z.strictObject({ term: line(40), text: line(160) })).min(1),
    }),
    downloads: z.strictObject({
      heading: line(80),
      text: paragraph(),
      label: line(40),
      logo: line(40),
      pictures: z.array(z.strictObject({ name: line(60), image: pictureKey(), imageAlt: altText() })).min(1),
    }),
    highlightsHeading: line(80),
    mediaContact: mailCallSchema,
    faqHeading: line(80),
    testimonialsHeading: line(80),
    links: z.strictObject({
      heading: line(80),
      instagram: line(60),
      giftCards: line(60),
      partners: line(60),
      petition: line(60),
      petitionText: paragraph(),
      bodegaCatPetition: line(60),
      bodegaCatText: paragraph(),
    }),
  })
  .meta({
    title: 'The press kit',
    description: 'Addresses of the press folder and the petitions are in settings.yaml, under links.',
  });

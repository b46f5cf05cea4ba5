import { z } from 'zod';
import { line, paragraph } from '../schema/fields';
import { pageBase, textSectionSchema } from '../schema/page';

/** Shape of `site/content/pages/press-kit.yaml`. Addresses of folder and petitions stand in the settings. */
export const schema = z
  .strictObject({
    ...pageBase,
    folder: z.strictObject({ heading: line(80), text: paragraph().optional(), label: line(60) }),
    about: textSectionSchema,
    highlightsHeading: line(80),
    mediaContact: z.strictObject({
      heading: line(80),
      text: paragraph(),
      label: line(60),
      mailSubject: line(80),
    }),
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
    description: 'Addresses of the press folder and the petitions stand in settings.yaml, under links.',
  });

/** The texts of the press kit. */
export type Texts = z.infer<typeof schema>;

import { z } from 'zod';
import { actionSchema, line, paragraph } from './fields';
import { callSchema, pageBase, textSectionSchema } from './page';

/** Shape of `site/content/pages/press-kit.yaml`. Addresses of folder and petitions stand in the settings. */
export const pressKitPageSchema = z
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

/** Shape of `site/content/pages/in-the-news.yaml`. */
export const newsPageSchema = z
  .strictObject({
    ...pageBase,
    articlesHeading: line(80),
    more: z.strictObject({ heading: line(80), text: paragraph(), links: z.array(actionSchema).min(1) }),
    closing: callSchema,
  })
  .meta({ title: 'The press page', description: 'The articles themselves stand in press.yaml.' });

/** The texts of the press kit. */
export type PressKitPage = z.infer<typeof pressKitPageSchema>;
/** The texts of the news page. */
export type NewsPage = z.infer<typeof newsPageSchema>;

import { z } from 'zod';
import type { PressArticle, PressOutlet } from '../../widgets/kit/model/voices';
import { altText, line, paragraph, pictureKey, webAddress, prose } from './fields';

/** An outlet of the as-featured-on strip. */
const pressOutletSchema = z.strictObject({
  name: line(60).meta({ description: 'The outlet.' }),
  image: pictureKey().meta({
    description:
      'Key of the word mark in pictures/press. Logos are trademarks, so these are plain word marks.',
    examples: ['press/people'],
  }),
  alt: altText().meta({ description: 'What the word mark says.' }),
  link: webAddress().meta({ description: 'Where it leads.' }),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
}) satisfies z.ZodType<PressOutlet>;

/** Something that was written or said about the tours. */
const pressArticleSchema = z.strictObject({
  title: line(160).meta({ description: 'The headline as it was printed.' }),
  lang: z
    .string()
    .regex(/^[a-z]{2}$/, 'is not a language code like "es"')
    .optional()
    .meta({ description: 'Language of the headline, where it is not English.', examples: ['es'] }),
  publication: line(60),
  date: line(40).meta({
    description: 'As precise as it is known: a day, a month or a year.',
    examples: ['March 14, 2025', 'January 2025', '2024'],
  }),
  description: paragraph().meta({ description: 'One sentence in our own words.' }),
  link: webAddress().meta({ description: 'The original.' }),
  image: pictureKey().meta({
    description: 'Key of the word mark of the outlet.',
    examples: ['press/people'],
  }),
  quote: paragraph()
    .optional()
    .meta({ description: 'A sentence of the article, only if you have leave to use it.' }),
  picture: z
    .strictObject({
      image: pictureKey(),
      imageAlt: altText(),
      imageCaption: line(160).optional().meta({ description: 'Calls a drawing a drawing.' }),
    })
    .optional()
    .meta({ description: 'Beside the article while it leads the list; not shown further down.' }),
}) satisfies z.ZodType<PressArticle>;

/** A highlight of the tours, for journalists. */
const pressHighlightSchema = z.strictObject({
  name: line(80).meta({ description: 'The story.' }),
  description: prose().meta({ description: 'Two sentences at most.' }),
});

/** Shape of `site/content/press.yaml`. */
export const pressSchema = z
  .strictObject({
    outlets: z.array(pressOutletSchema).min(1).meta({ description: 'The as-featured-on strip.' }),
    articles: z.array(pressArticleSchema).min(1).meta({ description: 'Newest first.' }),
    highlights: z.array(pressHighlightSchema).min(1).meta({ description: 'Of the tours, in the press kit.' }),
  })
  .meta({
    title: 'Press',
    description: 'The strip of outlets, the articles of /in-the-news, and the highlights of the press kit.',
  });

/** The whole press file. */
export type PressFile = z.infer<typeof pressSchema>;

import { z } from 'zod';
import type { PressArticle, PressOutlet } from '../../widgets/kit/model/press';
import { altText, line, paragraph, pictureKey, webAddress, prose } from './fields';

/** A logo of the strip "As featured on". */
const pressOutletSchema = z.strictObject({
  name: line(60).meta({ description: 'The outlet.' }),
  image: pictureKey('/pictures/press/people.svg').meta({
    description: 'The word mark. Logos are trademarks, so these are plain word marks.',
  }),
  alt: altText().meta({ description: 'Text of the word mark.' }),
  link: webAddress().meta({ description: 'Address of the link.' }),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
}) satisfies z.ZodType<PressOutlet>;

/** An article or broadcast about the tours. */
const pressArticleSchema = z.strictObject({
  title: line(160).meta({ description: 'The headline as it was printed.' }),
  lang: z
    .string()
    .regex(/^[a-z]{2}$/, 'is not a language code like "es"')
    .optional()
    .meta({ description: 'Language of the headline, if not English.', examples: ['es'] }),
  publication: line(60),
  date: line(40).meta({
    description: 'As precise as it is known: a day, a month or a year.',
    examples: ['March 14, 2025', 'January 2025', '2024'],
  }),
  description: paragraph().meta({ description: 'One sentence in our own words.' }),
  link: webAddress().meta({ description: 'The original.' }),
  image: pictureKey('/pictures/press/people.svg').meta({
    description: 'The word mark of the outlet.',
  }),
  quote: paragraph().optional().meta({ description: 'A sentence of the article, only if you may use it.' }),
  picture: z
    .strictObject({
      image: pictureKey(),
      imageAlt: altText(),
      imageCaption: line(160).optional().meta({ description: 'Says that a drawing is a drawing.' }),
    })
    .optional()
    .meta({ description: 'Next to the article while it is the first; not shown later.' }),
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

export type PressFile = z.infer<typeof pressSchema>;

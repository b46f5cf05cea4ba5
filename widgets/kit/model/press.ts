import { z } from 'zod';
import { altText, line, paragraph, pictureKey, webAddress } from './fields';

/** An outlet of the as-featured-on strip. */
export const pressOutletSchema = z.strictObject({
  name: line(60),
  image: pictureKey(),
  alt: altText(),
  link: webAddress(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
});

/** Something that was written or said about the tours. */
export const pressArticleSchema = z.strictObject({
  title: line(160),
  /** Language of the headline, where it is not English. */
  lang: z
    .string()
    .regex(/^[a-z]{2}$/, 'is not a language code like "es"')
    .optional(),
  publication: line(60),
  /** As precise as it is known: a day, a month or a year. */
  date: line(40),
  description: paragraph(),
  link: webAddress(),
  image: pictureKey(),
  quote: paragraph().optional(),
});

/** A highlight of the tours, for journalists. */
export const pressHighlightSchema = z.strictObject({ name: line(80), description: paragraph() });

/** Shape of `site/content/press.yaml`. */
export const pressSchema = z.strictObject({
  outlets: z.array(pressOutletSchema).min(1),
  articles: z.array(pressArticleSchema).min(1),
  highlights: z.array(pressHighlightSchema).min(1),
});

/** An outlet of the as-featured-on strip. */
export type PressOutlet = z.infer<typeof pressOutletSchema>;
/** Something that was written or said about the tours. */
export type PressArticle = z.infer<typeof pressArticleSchema>;
/** A highlight of the tours, for journalists. */
export type PressHighlight = z.infer<typeof pressHighlightSchema>;
/** The whole press file. */
export type PressFile = z.infer<typeof pressSchema>;

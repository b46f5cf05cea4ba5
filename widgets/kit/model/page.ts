import { z } from 'zod';
import { actionSchema, altText, href, line, metaSchema, paragraph, pictureKey } from './fields';

/** A heading with paragraphs below it. */
export const textSectionSchema = z.strictObject({ heading: line(80), text: z.array(paragraph()).min(1) });

/** A point of a list: a short title and what it means. */
export const pointSchema = z.strictObject({ title: line(80), text: paragraph() });

/** A block that asks for a click. */
export const callSchema = z.strictObject({
  heading: line(80),
  text: paragraph(),
  label: line(60),
  href: href(),
});

/** The opening of a page. */
export const pageHeroSchema = z.strictObject({
  title: line(80),
  subtitle: line(200).optional(),
  image: pictureKey().optional(),
  imageTall: pictureKey().optional(),
  imageAlt: altText().optional(),
  actions: z.array(actionSchema).optional(),
});

/** What every page has: where it stands, what search engines show of it, how it opens. */
export const pageBase = { path: href(), meta: metaSchema, hero: pageHeroSchema };

/** A heading with paragraphs below it. */
export type TextSection = z.infer<typeof textSectionSchema>;
/** A point of a list: a short title and what it means. */
export type Point = z.infer<typeof pointSchema>;
/** A block that asks for a click. */
export type Call = z.infer<typeof callSchema>;
/** The opening of a page. */
export type PageHero = z.infer<typeof pageHeroSchema>;

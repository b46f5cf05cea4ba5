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
  /** Where the subject stands, as a share of the picture's width: cards for social networks show this part. */
  imageFocus: z.number().min(0).max(1).optional(),
  actions: z.array(actionSchema).optional(),
  // At least as high as the window (full), 80, 60 or 40 % of it.
  height: z.enum(['full', 'large', 'medium', 'small']).optional(),
  // A wash of the page's colour between picture and text, for photographs; in a full hero only.
  overlay: z.enum(['light', 'medium', 'heavy']).optional(),
  imageStyle: z.enum(['natural', 'darken', 'darker', 'brighten', 'blur']).optional(),
  // What stays in sight where the picture is cut.
  imagePosition: z.enum(['center', 'top', 'right', 'bottom', 'left']).optional(),
  contentPosition: z.enum(['left', 'center', 'right']).optional(),
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

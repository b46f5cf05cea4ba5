import { z } from 'zod';
import { actionSchema, altText, href, line, metaSchema, paragraph, pictureKey, prose } from './fields';

/** A heading with paragraphs below it. */
export const textSectionSchema = z.strictObject({ heading: line(80), text: z.array(prose()).min(1) });

/** A point of a list: a short title and what it means. */
export const pointSchema = z.strictObject({ title: line(80), text: prose() });

/** A block that asks for a click. */
export const callSchema = z.strictObject({
  heading: line(80),
  text: paragraph(),
  label: line(60),
  href: href(),
});

const share = () => z.number().min(0).max(1).optional();

/** Crop of a hero’s picture, and its replacement at night. */
export const heroPictureFields = {
  imageFocus: share().meta({
    description:
      'Where the subject stands, as a share of the picture’s width: it stays in sight where the picture is cut, on the page and on cards for social networks.',
    examples: [0.5],
  }),
  imageFocusY: share().meta({
    description: 'The same as a share of its height, from the top.',
    examples: [0.5],
  }),
  imageNight: pictureKey().optional().meta({
    description: 'Picture for visitors whose device is set to dark. Without it they see the other one.',
  }),
};

/** The opening of a page. */
export const pageHeroSchema = z.strictObject({
  title: line(80),
  subtitle: line(200).optional(),
  image: pictureKey().optional(),
  imageTall: pictureKey().optional().meta({ description: 'Picture for narrow, high windows.' }),
  imageNightTall: pictureKey()
    .optional()
    .meta({ description: 'Picture for narrow, high windows of a device set to dark.' }),
  imageAlt: altText().optional(),
  ...heroPictureFields,
  actions: z.array(actionSchema).optional(),
  height: z
    .enum(['full', 'large', 'medium', 'small'])
    .optional()
    .meta({ description: 'At least as high as the window (full), or 80, 60 or 40 % of it.' }),
  overlay: z.enum(['light', 'medium', 'heavy']).optional().meta({
    description: 'A wash of the page’s color between picture and text, for photographs; in a full hero only.',
  }),
  imageStyle: z
    .enum(['natural', 'darken', 'darker', 'brighten', 'blur'])
    .optional()
    .meta({ description: 'How the picture is treated.' }),
  imagePosition: z
    .enum(['center', 'top', 'right', 'bottom', 'left'])
    .optional()
    .meta({ description: 'What stays in sight where the picture is cut, in place of the focus.' }),
  contentPosition: z
    .enum(['left', 'center', 'right'])
    .optional()
    .meta({ description: 'Where the text stands.' }),
});

/** Fields of every page: where it is, what search engines show of it, how it opens. */
export const pageBase = {
  path: href().meta({ description: 'Where the page stands on the site.' }),
  meta: metaSchema,
  hero: pageHeroSchema.meta({ description: 'How the page opens.' }),
};

/** A heading with paragraphs below it. */
export type TextSection = z.infer<typeof textSectionSchema>;
/** A point of a list: a short title and what it means. */
export type Point = z.infer<typeof pointSchema>;
/** A block that asks for a click. */
export type Call = z.infer<typeof callSchema>;
/** The opening of a page. */
export type PageHero = z.infer<typeof pageHeroSchema>;

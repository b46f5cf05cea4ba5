import { z } from 'zod';
import { actionSchema, altText, href, line, metaSchema, paragraph, pictureKey, prose } from './fields';

/** A heading with paragraphs below it. */
export const textSectionSchema = z.strictObject({ heading: line(80), text: z.array(prose()).min(1) });

/** A point of a list: a short title and its explanation. */
export const pointSchema = z.strictObject({ title: line(80), text: prose() });

export const callSchema = z.strictObject({
  heading: line(80),
  text: paragraph(),
  label: line(60),
  href: href(),
});

/** A call to write to us. */
export const mailCallSchema = callSchema.omit({ href: true }).extend({ mailSubject: line(80) });

const SHARE = String.raw`(?:0(?:\.\d+)?|1)`;

/** Crop of a hero’s picture, and its replacement in dark mode. */
export const heroPictureFields = {
  imageFocus: z
    .string()
    .regex(
      new RegExp(`^${SHARE} ${SHARE}$`),
      'is not a point of a picture | Write its shares of the width and the height: 0.5 0.4.',
    )
    .meta({ examples: ['0.5 0.4'] })
    .transform((text) => text.split(' ').map(Number) as [x: number, y: number])
    .optional()
    .meta({
      description:
        'The subject of the picture, as shares of its width and height. It stays visible when the picture is cropped.',
    }),
  imageNight: pictureKey().optional().meta({
    description: 'Picture for dark mode. Without it visitors see the other one.',
  }),
};

const pageHeroSchema = z.strictObject({
  title: line(80),
  subtitle: line(200).optional(),
  image: pictureKey().optional(),
  imageTall: pictureKey().optional().meta({ description: 'Picture for narrow, high windows.' }),
  imageNightTall: pictureKey()
    .optional()
    .meta({ description: 'Picture for narrow, high windows in dark mode.' }),
  imageAlt: altText().optional(),
  ...heroPictureFields,
  actions: z.array(actionSchema).optional(),
  height: z
    .enum(['full', 'large', 'medium', 'small'])
    .optional()
    .meta({ description: 'At least as high as the window (full), or 80, 60 or 40 % of it.' }),
  overlay: z.enum(['light', 'medium', 'heavy']).optional().meta({
    description: 'Color of the page over the picture, below the text; for photographs in a full hero.',
  }),
  imageStyle: z
    .enum(['natural', 'darken', 'darker', 'brighten', 'blur'])
    .optional()
    .meta({ description: 'How the picture is treated.' }),
  imagePosition: z
    .enum(['center', 'top', 'right', 'bottom', 'left'])
    .optional()
    .meta({ description: 'Part that stays visible when the picture is cropped, instead of the focus.' }),
  contentPosition: z
    .enum(['left', 'center', 'right'])
    .optional()
    .meta({ description: 'Position of the text.' }),
});

/** Fields of every page: address, text for search engines, hero. */
export const pageBase = {
  hero: pageHeroSchema.meta({ description: 'The top of the page.' }),
  path: href().meta({ description: 'The address of the page on this site.' }),
  meta: metaSchema,
};

export type TextSection = z.infer<typeof textSectionSchema>;
export type Point = z.infer<typeof pointSchema>;
export type Call = z.infer<typeof callSchema>;
export type PageHero = z.infer<typeof pageHeroSchema>;

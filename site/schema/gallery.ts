import { z } from 'zod';
import type { Album, GalleryItem } from '../../widgets/kit/model/gallery';
import { altText, line, pictureKey } from './fields';

const galleryItemSchema = z.strictObject({
  id: z.int().positive().meta({ description: 'A number no other picture of this list has.' }),
  picture: pictureKey('/pictures/gallery/ned.webp').meta({
    description: 'Each picture once.',
  }),
  alt: altText(),
  caption: line(160).optional().meta({ description: 'Shown below it in the large view.' }),
}) satisfies z.ZodType<GalleryItem>;

/** Shape of `site/content/gallery/<album>.yaml`. */
export const albumSchema = z
  .strictObject({
    pictures: z.array(galleryItemSchema).default([]).meta({ description: 'In the order they are shown.' }),
  })
  .meta({
    title: 'An album of the gallery',
    description: 'The home page’s are picked from the two other albums, or from a folder of their own.',
  });

export type Albums = Record<Album, GalleryItem[]>;

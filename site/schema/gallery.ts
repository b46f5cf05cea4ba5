import { z } from 'zod';
import type { Album, GalleryItem } from '../../widgets/kit/model/gallery';
import { altText, line, pictureKey } from './fields';

const galleryItemSchema = z.strictObject({
  id: z.int().positive().meta({ description: 'A number no other picture of this list has.' }),
  picture: pictureKey().meta({
    description: 'Key: its path under pictures, without the file ending; each picture once.',
    examples: ['gallery/tours/01'],
  }),
  alt: altText(),
  caption: line(160).optional().meta({ description: 'Shown below it in the large view.' }),
}) satisfies z.ZodType<GalleryItem>;

/** Shape of `site/content/gallery/<album>.yaml`. */
export const albumSchema = z
  .strictObject({
    pictures: z.array(galleryItemSchema).meta({ description: 'In the order they are shown.' }),
  })
  .meta({
    title: 'An album of the gallery',
    description:
      'A picture that lies in the album’s folder (pictures/gallery/tours, fans or home) and is not listed comes last; its file name, such as cat-on-a-stoop.jpg, becomes its alt text. The home page’s are picked from the two other albums, or from a folder of their own.',
  });

/** The pictures of every album. */
export type Albums = Record<Album, GalleryItem[]>;

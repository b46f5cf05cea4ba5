import { z } from 'zod';
import { altText, line, pictureKey } from './fields';
import type { Picture } from './picture';

/** The albums, by the names of their files and picture folders. */
export const ALBUMS = ['home', 'tours', 'fans'] as const;

const galleryItemSchema = z.strictObject({
  id: z.int().positive(),
  picture: pictureKey(),
  alt: altText(),
  caption: line(160).optional(),
});

/** Shape of `site/content/gallery/<album>.yaml`. */
export const albumSchema = z.strictObject({ pictures: z.array(galleryItemSchema) });

/** The name of an album. */
export type Album = (typeof ALBUMS)[number];
/** A picture of an album; `picture` is its key. */
export type GalleryItem = z.infer<typeof galleryItemSchema>;
/** The pictures of every album. */
export type Albums = Record<Album, GalleryItem[]>;
/** A picture of an album with its files: all that is needed to show it. */
export interface AlbumPicture extends Omit<GalleryItem, 'picture'> {
  picture: Picture;
}

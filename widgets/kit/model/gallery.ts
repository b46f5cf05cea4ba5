import type { Picture } from './picture';

/** The albums, by the names of their files and picture folders. */
export const ALBUMS = ['home', 'tours', 'fans'] as const;
/** The name of an album. */
export type Album = (typeof ALBUMS)[number];

/** A picture of an album; `picture` is its key. */
export interface GalleryItem {
  id: number;
  picture: string;
  alt: string;
  caption?: string | undefined;
}

/** A picture of an album with its files: all that is needed to show it. */
export interface AlbumPicture extends Omit<GalleryItem, 'picture'> {
  picture: Picture;
}

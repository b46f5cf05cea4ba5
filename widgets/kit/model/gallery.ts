import type { Picture } from './picture';

/** Names of the files and picture folders. */
export const ALBUMS = ['home', 'tours', 'fans'] as const;
export type Album = (typeof ALBUMS)[number];

/** A picture of an album; `picture` is its key. */
export interface GalleryItem {
  id: number;
  picture: string;
  alt: string;
  caption?: string | undefined;
}

export interface AlbumPicture extends Omit<GalleryItem, 'picture'> {
  picture: Picture;
}

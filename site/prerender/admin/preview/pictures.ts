import { pictures as all } from '#content/pictures';
import { pictures as ofPosts } from '#content/post-pictures';
import { pictures as ofTours } from '#content/tour-pictures';
import type { NewPicture } from '../../../admin/editor/drawing';
import type { Picture } from '../../../../widgets/kit/model/picture';

type Pictures = Record<string, Picture>;

const published: Pictures = { ...all };

/** Returns a picture that only the editor has, in its one size: what is behind `#` is not part of the address. */
const pictureOf = ({ url, width, height }: NewPicture): Picture => ({
  width,
  height,
  color: '#888888',
  file: `${url}#`,
  widths: [width],
  endings: ['webp'],
});

/**
 * Puts pictures where the site's components look for them.
 * @param tour of which one of the pictures is
 */
export function placePictures(pictures: readonly NewPicture[]): void {
  for (const picture of pictures) published[picture.key] = pictureOf(picture);
  for (const module of [ofPosts, ofTours]) Object.assign(module, published);
}

/** Gives a picture that the site or the editor has. */
export const findPicture = (key: string): Picture | undefined => published[key];

/** Lets the picture of a tour be known by the tour's name. */
export function nameTourPicture(slug: string, key: string): void {
  const picture = findPicture(key);
  if (picture) (ofTours as Pictures)[`tours/${slug}`] = picture;
}

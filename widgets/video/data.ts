import { ours } from '../kit/ours';
import { film } from '#content/film';
import { findPicture } from '#content/pictures-of-video';
import { image, imageAlt, play, title, watch } from '#content/video';

export { hash } from '../kit/ours';
export const picture = findPicture(image);
export const texts = { image, imageAlt, play, title, watch };
export const config = { ...ours, film };

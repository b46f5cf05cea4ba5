import { ours } from '../kit/data';
import { film } from '#content/film';
import { findPicture } from '#content/pictures-of-video';
import * as texts from '#content/video';

export { hash } from '../kit/data';
export const picture = findPicture(texts.image);
export { texts };
export const config = { ...ours, film };

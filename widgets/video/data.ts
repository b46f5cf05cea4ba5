import { commonConfig } from '../kit/services/common-config';
import { film } from '#content/film';
import { findPicture } from '#content/pictures-of-video';
import { image, imageAlt, play, title, watch } from '#content/video';

export { hash } from '../kit/services/common-config';
export const picture = findPicture(image);
export const texts = { image, imageAlt, play, title, watch };
export const config = { ...commonConfig, film };

import { ours } from '../kit/ours';
import { mail } from '#content/mail-service';
import { made } from '#content/made';
import { reviews } from '#content/settings';

export { hash } from '../kit/ours';
export const config = { ...ours, ...mail, made, reviews };

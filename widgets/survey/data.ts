import { ours } from '../kit/data';
import { mail } from '#content/mail-service';
import { made } from '#content/made';

export { hash } from '../kit/data';
export const config = { ...ours, ...mail, made };

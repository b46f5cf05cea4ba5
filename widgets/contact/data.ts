import { ours } from '../kit/data';
import { mail } from '#content/mail-service';

export { hash } from '../kit/data';
export const config = { ...ours, ...mail };

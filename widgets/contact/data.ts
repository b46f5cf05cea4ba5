import { ours } from '../kit/ours';
import { mail } from '#content/mail-service';

export { hash } from '../kit/ours';
export const config = { ...ours, ...mail };

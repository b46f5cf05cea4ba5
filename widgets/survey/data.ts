import { commonConfig } from '../kit/services/common-config';
import { mail } from '#content/mail-service';
import { made } from '#content/made';
import { reviews } from '#content/settings';

export { hash } from '../kit/services/common-config';
export const config = { ...commonConfig, ...mail, made, reviews };

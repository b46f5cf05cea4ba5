import { prices } from '../kit/private-tour/prices';
import { commonConfig } from '../kit/services/common-config';
import { mail } from '#content/mail-service';

export { hash } from '../kit/services/common-config';
export const config = { ...commonConfig, ...mail, prices };

import { commonConfig } from '../kit/services/common-config';
import { consent, heading, imageAlt, label, text } from '#content/newsletter';
import { newsletter } from '#content/newsletter-service';

export { hash } from '../kit/services/common-config';
export { picture } from '#content/picture/letter/carrier';
export const texts = { consent, heading, imageAlt, label, text };
export const config = { ...commonConfig, ...newsletter };

import { ours } from '../kit/data';
import { mailchimp } from '#content/mailchimp-config';
import { validation } from '#content/mailchimp-validation';
import * as texts from '#content/newsletter';

export { hash } from '../kit/data';
export { picture } from '#content/picture/newsletter/carrier';
export { texts };
export const config = { ...ours, mailchimp, validation };

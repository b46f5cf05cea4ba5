import { ours } from '../kit/data';
import { mailchimp } from '#content/mailchimp-config';
import { validation } from '#content/mailchimp-validation';
import { consent, heading, imageAlt, label, text } from '#content/newsletter';

export { hash } from '../kit/data';
export { picture } from '#content/picture/newsletter/carrier';
export const texts = { consent, heading, imageAlt, label, text };
export const config = { ...ours, mailchimp, validation };

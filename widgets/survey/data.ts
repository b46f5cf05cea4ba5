import { ours } from '../kit/data';
import { emailjs } from '#content/emailjs-config';
import { made } from '#content/made';

export { hash } from '../kit/data';
export const config = { ...ours, emailjs, made };

import { ours } from '../kit/data';
import { emailjs } from '#content/emailjs-config';

export { hash } from '../kit/data';
export const config = { ...ours, emailjs };

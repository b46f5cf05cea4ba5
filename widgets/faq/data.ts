import { ours } from '../kit/data';

export { hash } from '../kit/data';
export { modules } from '#content/faq-topics';
export const config = ours;

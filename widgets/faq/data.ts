import { ours } from '../kit/ours';

export { hash } from '../kit/ours';
export { modules } from '#content/faq-topics';
export const config = ours;

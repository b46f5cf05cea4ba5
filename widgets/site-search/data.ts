import { ours } from '../kit/ours';

export { hash } from '../kit/ours';
export { entries } from '#content/search';
export const config = ours;

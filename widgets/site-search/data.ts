import { ours } from '../kit/data';

export { hash } from '../kit/data';
export { entries } from '#content/search';
export const config = ours;

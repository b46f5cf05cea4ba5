import { ours } from '../kit/data';

export { hash } from '../kit/data';
export { modules } from '#content/routes';
export const config = ours;

import { ours } from '../kit/ours';

export { hash } from '../kit/ours';
export { modules } from '#content/routes';
export const config = ours;

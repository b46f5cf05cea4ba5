import { ours } from '../kit/data';

export { hash } from '../kit/data';
export { picture as none } from '#content/picture/empty/no-posts';
export const config = ours;

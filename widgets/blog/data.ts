import { ours } from '../kit/ours';

export { hash } from '../kit/ours';
export { picture as none } from '#content/picture/empty/no-posts';
export const config = ours;

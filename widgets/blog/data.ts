import { ours } from '../kit/data';

export { hash } from '../kit/data';
export const config = ours;

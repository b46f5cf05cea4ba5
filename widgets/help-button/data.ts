import { ours } from '../kit/ours';

export { hash } from '../kit/ours';
export const config = ours;

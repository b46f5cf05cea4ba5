import { ours } from '../kit/ours';
import { foreign } from '#content/languages';

export { hash } from '../kit/ours';
export const config = { ...ours, foreign };

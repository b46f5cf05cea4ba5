import { ours } from '../kit/ours';
import { foreign } from '#content/languages';

export { hash } from '../kit/ours';
export { modules } from '#content/routes';
export const config = { ...ours, foreign };

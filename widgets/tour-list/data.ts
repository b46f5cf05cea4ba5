import { ours } from '../kit/ours';
import { foreign } from '#content/languages';

export { hash } from '../kit/ours';
export { cards } from '#content/tour-cards';
export { pictures } from '#content/tour-pictures';
export { picture as none } from '#content/picture/empty/no-tours';
export const config = { ...ours, foreign };

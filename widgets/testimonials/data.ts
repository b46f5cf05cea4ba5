import { ours } from '../kit/ours';
import { languages } from '#content/languages';

export { hash } from '../kit/ours';
export const config = { ...ours, languages };

import { translated } from '#content/languages';
import { commonConfig } from './common-config';

export { hash } from './common-config';
/** Settings of elements with messages in other languages. */
export const config = { ...commonConfig, translated };

// Forms that are code: most partners take another one, and never download these.
export { reactText, svelteText, vueText } from '../../../loader/frameworks';
export { tagManagerText } from '../../../loader/tag-manager';

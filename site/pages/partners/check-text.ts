import { elements } from '#content/element-options';
import { checkMarkup, type Finding } from '../../../widgets/kit/check/check-markup';
import { messages } from '../../../widgets/kit/check/messages';
import { escapeHtml } from '../../../loader/snippet';

/** Event handler attributes, which our policy would report, although none runs. */
const HANDLER = /([\s"'/])on(?=[a-z]+\s?=)/gi;
const LOADER = /\/(loader|v1\/[\w-]+|v\/[\d.]+\/[\w-]+)\.js/;
const NEEDS_LOADER = /<cat-|data-cat=|createElement\(["']cat-/;

/**
 * Checks pasted HTML, or the address of a frame alone, in an inert document.
 * @param site origin of our site
 */
export function checkText(text: string, site: string): Finding[] {
  const isAddress = /^(https?:)?\/\/\S+$/.test(text.trim());
  // An element without its end tag contains the `hr`.
  const html = isAddress ? `<iframe src="${escapeHtml(text.trim())}"></iframe>` : `${text}<hr>`;
  const parsed = new DOMParser().parseFromString(html.replace(HANDLER, '$1data-on'), 'text/html');
  const isScriptMissing = NEEDS_LOADER.test(text) && !LOADER.test(text);
  return [
    ...(isScriptMissing ? [{ state: 'wrong' as const, text: messages.noLoader }] : []),
    ...checkMarkup(parsed, { site, elements }),
  ];
}

import { css as base } from '#css/base';
import type { Definition } from './definition';

/** Time for which an element stays hidden while its brand theme is on its way. */
const HIDDEN_MS = 1000;

const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Styles a shadow root for a look. Constructed sheets need no `style-src` in the page's policy; a prerendered
 * `<style>` is enough where it counts: one that a policy blocked is present but has no sheet. The brand's look
 * is a chunk of its own, because partner pages rarely ask for it; until it is there nothing is shown, for a second at most.
 */
export function applySheets(
  root: ShadowRoot,
  wrapper: HTMLElement,
  definition: Definition,
  look: unknown,
): void {
  // Browser extensions put a style of their own into open roots.
  const style = root.querySelector<HTMLStyleElement>('style[data-own]');
  if (!style?.sheet) {
    adopt(root, 'base', base);
    adopt(root, definition.tag, definition.css);
  }
  if (look !== 'edition' || (style?.sheet && style.dataset.look) || wrapper.dataset.dressed) return;
  wrapper.dataset.dressed = '';
  // Unlike hidden content, this can take the focus that a search or a large view gives it.
  wrapper.style.opacity = '0';
  const show = () => wrapper.style.removeProperty('opacity');
  setTimeout(show, HIDDEN_MS);
  definition
    .edition()
    .then(({ css }) => adopt(root, `${definition.tag} edition`, css))
    .catch(() => undefined) // The neutral look does as well, and the browser has logged what it could not fetch.
    .finally(show);
}

/** Adds a sheet to a root, once. Sheets are made once per document, and lost when a root moves to another one. */
function adopt(root: ShadowRoot, name: string, text: string): void {
  const document = root.ownerDocument;
  const sheets = made.get(document) ?? new Map<string, CSSStyleSheet>();
  made.set(document, sheets);
  let sheet = sheets.get(name);
  if (!sheet) {
    sheet = new document.defaultView!.CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(name, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

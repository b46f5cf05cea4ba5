import { css as base } from '#css/base';
import type { Definition } from './definition';

const made = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Styles a shadow root for a look. Constructed sheets need no `style-src` in the page's policy; a prerendered
 * `<style>` is enough where it counts: one that a policy blocked is present but has no sheet. The brand's look
 * is a chunk of its own, because partner pages rarely ask for it; until it is there nothing is shown.
 */
export function applySheets(
  root: ShadowRoot,
  wrapper: HTMLElement,
  definition: Definition,
  look: unknown,
): void {
  const style = root.querySelector('style');
  if (!style?.sheet) {
    adopt(root, 'base', base);
    adopt(root, definition.tag, definition.css);
  }
  if (look !== 'edition' || (style?.sheet && style.dataset.look) || wrapper.dataset.dressed) return;
  wrapper.dataset.dressed = '';
  // Unlike hidden content, this can take the focus that a search or a large view gives it.
  wrapper.style.opacity = '0';
  definition
    .edition()
    .then(({ css }) => adopt(root, `${definition.tag} edition`, css))
    .catch(() => undefined) // The neutral look does as well, and the browser has logged what it could not fetch.
    .finally(() => wrapper.style.removeProperty('opacity'));
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

import { css as base } from '#css/base';
import { css as looks } from '#css/looks';
import type { Definition } from './definition';

/** Longest time for which an element waits for its brand theme. */
const THEME_TIMEOUT_MS = 1000;

/** Resolves when an element shows its brand theme: our own site waits for it when it restores a position. */
export const themed = new WeakMap<ShadowRoot, Promise<unknown>>();

const sheetsByDocument = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Styles a shadow root. Constructed sheets need no `style-src` in the page's policy; a prerendered `<style>` that the
 * policy blocked has no sheet. The brand theme is a chunk of its own, because few partner pages use it.
 */
export function applySheets(
  root: ShadowRoot,
  wrapper: HTMLElement,
  definition: Definition,
  look: unknown,
): void {
  // Browser extensions put a style of their own into open roots.
  const style = root.querySelector<HTMLStyleElement>('style[data-own]');
  const isEdition = look === 'edition';
  // Prerendered in the brand theme, without the other looks.
  const isThemed = style?.sheet && style.dataset.look;
  if (!style?.sheet) {
    adopt(root, 'base', base);
    adopt(root, definition.tag, definition.css);
  }
  if (!style?.sheet || (isThemed && !isEdition)) adopt(root, 'looks', looks);
  if (isThemed || !isEdition) return;
  wrapper.dataset.themed = '';
  // Unlike hidden content, transparent content can be focused.
  wrapper.style.opacity = '0';
  const show = () => wrapper.style.removeProperty('opacity');
  setTimeout(show, THEME_TIMEOUT_MS);
  themed.set(
    root,
    definition
      .edition()
      .then(({ css }) => adopt(root, `${definition.tag} edition`, css))
      .catch(() => undefined) // The neutral look stays.
      .finally(show),
  );
}

/** Resolves when the brand theme has loaded or failed, after a second at most. Undefined for other looks. */
export const whenThemed = ({ edition }: Definition, look: unknown): Promise<unknown> | undefined =>
  look === 'edition'
    ? Promise.race([
        edition().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, THEME_TIMEOUT_MS)),
      ])
    : undefined;

/** Adds a sheet to a root, once; returns a function that removes it. Sheets belong to one document. */
export function adopt(root: ShadowRoot, name: string, text: string): () => void {
  const document = root.ownerDocument;
  const sheets = sheetsByDocument.get(document) ?? new Map<string, CSSStyleSheet>();
  sheetsByDocument.set(document, sheets);
  let sheet = sheets.get(name);
  if (!sheet) {
    sheet = new document.defaultView!.CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(name, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  return () => (root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet));
}

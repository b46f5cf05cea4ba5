import { sheetText, type Definition } from './definition';

const adopted = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Styles a shadow root with a constructed sheet, which needs no `style-src` on the host's policy. A
 * prerendered `<style>` is enough where it counts: one that a policy blocked is present but has no sheet.
 */
export function adoptSheets(root: ShadowRoot, definition: Definition): void {
  if (root.adoptedStyleSheets?.length || root.querySelector('style')?.sheet) return;
  const sheet = constructedSheet(root.ownerDocument, definition);
  if (sheet) {
    root.adoptedStyleSheets = [sheet];
  } else {
    const style = document.createElement('style');
    style.textContent = sheetText(definition);
    root.prepend(style);
  }
}

/** One sheet per tag and document; undefined in browsers without constructed sheets. */
function constructedSheet(document: Document, definition: Definition): CSSStyleSheet | undefined {
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (!Sheet || !('replaceSync' in Sheet.prototype)) return undefined;
  const sheets = adopted.get(document) ?? new Map<string, CSSStyleSheet>();
  adopted.set(document, sheets);
  let sheet = sheets.get(definition.tag);
  if (!sheet) {
    sheet = new Sheet();
    sheet.replaceSync(sheetText(definition));
    sheets.set(definition.tag, sheet);
  }
  return sheet;
}

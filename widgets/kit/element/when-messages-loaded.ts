import { showFallback } from './boundary';
import type { Definition } from './definition';
import { retryImport } from './retry-import';
import type { LocalizedElement } from './locale';
import { warnOnce } from './warn-once';

const ENGLISH_FALLBACK_MS = 4000;

/**
 * Calls back when the messages of the language around an element are loaded, at once in English. The nearest `lang` decides,
 * the element's own first. Without messages after 4 seconds, or if they fail to load, the element renders in English.
 */
export function whenMessagesLoaded(
  { tag, config: { translated }, languages }: Definition,
  element: LocalizedElement,
  callback: () => void,
): void {
  if (!languages || !translated || !element.matches(translated)) {
    element.locale = undefined;
    return callback();
  }
  const { shadowRoot: root, isConnected } = element;
  if (root && isConnected && !root.firstChild) showFallback(root);
  const start = () => {
    // A root that is prerendered in another language stays: rendering would turn it English.
    if (element.locale || !root?.querySelector('[data-cat]:not([lang=en])')) callback();
  };
  const timer = setTimeout(start, ENGLISH_FALLBACK_MS);
  retryImport(() => languages().then(({ loadMessages }) => loadMessages(element)))
    .catch(() => warnOnce(tag, 'its words could not be fetched'))
    .then(() => {
      clearTimeout(timer);
      start();
    });
}

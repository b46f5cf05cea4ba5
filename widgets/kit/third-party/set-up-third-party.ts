import type { Embed } from '../element/embed-context';
import { config } from '../services/config';

/** The visitor's text size (base.css), read once: reading makes the browser compute styles. */
let textSize = '';

/** Sets up an element on a partner page. Loads fixes for uncommon host pages on demand. */
export function setUpThirdParty(element: HTMLElement, wrapper: HTMLElement, emit: Embed['emit']): void {
  const root = wrapper.parentNode!;
  const slot = root.querySelector('slot') ?? root.appendChild(document.createElement('slot'));
  if (slot.onslotchange) return;
  const update = () => {
    // A fallback has only a link or a slot. Other text means that the end tag is missing.
    const hasOtherText = textOf(element) !== (textOf(element.querySelector('[slot], a')) ?? '');
    const replaced = element.querySelector(':focus');
    slot.toggleAttribute('hidden', !hasOtherText);
    if (hasOtherText || replaced || parent !== window)
      import('./third-party-fixes').then(
        ({ applyThirdPartyFixes }) => applyThirdPartyFixes(element, replaced),
        () => undefined,
      );
  };
  textSize ||= getComputedStyle(element, '::before').fontSize;
  if (textSize !== '16px') wrapper.style.setProperty('--_medium', textSize);
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- marks the element as set up
  slot.onslotchange = update;
  wrapper.addEventListener('click', ({ target, defaultPrevented }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(`a[href^="${config.site}/"]`);
    // The query may hold names.
    if (link && !defaultPrevented) emit('cat-site-link', { path: link.pathname });
  });
  for (const type of KEPT_EVENTS) wrapper.addEventListener(type, keepFromPage, { passive: true });
  update();
}

const KEYS = ['keydown', 'keypress', 'keyup'];
const PRESSES = ['contextmenu', 'mousedown', 'pointerdown', 'selectstart', 'touchstart'];
const KEPT_EVENTS = [...KEYS, ...PRESSES, 'copy', 'cut', 'paste', 'wheel'];
const EDITING_KEYS = /^[acvxz]$/i;

/**
 * Hosts: pages with shortcuts, copy protection, carousels or smooth scrolling, which see the element as the target instead
 * of the field or the dialog.
 */
function keepFromPage(event: Event): void {
  const { type, key = '', ctrlKey, metaKey, altKey, target } = event as KeyboardEvent;
  const isShortcut = altKey || ((ctrlKey || metaKey) && !EDITING_KEYS.test(key));
  if (key === 'Tab' || (key && isShortcut)) return;
  const field = type === 'wheel' || key === 'Escape' ? '' : ', input, select, textarea';
  // A selection starts in a text node.
  if (!(target as Partial<Element>).closest?.(`dialog${field}`)) return;
  event.stopPropagation();
  // The dialog closes, so the key is released outside.
  if (type === 'keydown' && key === 'Escape')
    addEventListener('keyup', (up) => up.stopPropagation(), { capture: true, once: true });
}

const textOf = (node: Node | null) => node?.textContent!.trim();

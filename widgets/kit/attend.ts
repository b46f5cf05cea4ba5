import { closestMatch } from './model/closest-match';
import { warnOnce } from './element/warn-once';

/** Attributes of frameworks and scripts, and HTML's for every element. */
const OF_OTHERS =
  /[^a-z-]|^(aria|data|ng|v|x)-|^on|^item|^(accesskey|anchor|autocapitalize|autocorrect|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|lang|loading|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate|xmlns)$/;

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Tags that tell the page around their frame how tall they are. */
const telling = new WeakSet<Element>();

/**
 * Sees to what is rare in a page of others; which of it is the case is found out here.
 * @param replaced the link inside that had the focus when the widget took its place, if one had
 */
export function attend(element: HTMLElement, replaced: Element | null): void {
  const root = element.shadowRoot!;
  const wrapper = root.querySelector<HTMLElement>('[data-cat]')!;
  const slot = wrapper.nextElementSibling as HTMLSlotElement;
  nameAttributes(element);
  if (!slot.hidden) missEndTag(element, slot);
  if (replaced) handFocus(element, wrapper);
  if (parent !== window && !telling.has(element)) tellHeight(element);
}

/** Names attributes that mean nothing here, with the one that each may be meant for. */
function nameAttributes({ localName, attributes, constructor }: Element): void {
  const names = (constructor as unknown as { observedAttributes: string[] }).observedAttributes;
  for (const { name } of attributes) {
    if (names.includes(name) || OF_OTHERS.test(name)) continue;
    const meant = closestMatch(name, names);
    warnOnce(localName, `knows no attribute "${name}"${meant ? `; is it "${meant}"?` : ''}`);
  }
}

/**
 * Reports a missing end tag: content inside besides a link shows below it; a link before it still replaces the widget.
 */
function missEndTag(element: Element, slot: HTMLSlotElement): void {
  const [first] = slot.assignedElements();
  const text = first?.textContent?.trim();
  if (first && text && text === element.querySelector('a')?.textContent?.trim()) first.slot = 'fallback';
  const say = () => warnOnce(element.localName, 'is its end tag missing?');
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say);
  else say();
}

/** Hands the focus of a link that the widget has replaced to the first link or field in it, once there is one. */
function handFocus(element: Element, wrapper: Element): void {
  const hand = () => {
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    const isElsewhere = activeElement && activeElement !== document.body && !element.contains(activeElement);
    if (isElsewhere || element.shadowRoot!.activeElement) return true;
    const first = [...wrapper.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
      (one) => one.tabIndex >= 0 && one.getClientRects().length,
    );
    first?.focus({ preventScroll: true });
    return Boolean(first);
  };
  if (hand()) return;
  const later = new MutationObserver(() => hand() && later.disconnect());
  later.observe(wrapper, { childList: true, subtree: true });
}

/**
 * Tells the page around the frame how tall the frame must be, now and whenever that changes. Not while the links inside
 * still show, in the place of what is on its way: the frame would move twice.
 */
function tellHeight(element: Element): void {
  telling.add(element);
  let lastHeight = 0;
  new ResizeObserver(() => {
    const below = parseFloat(getComputedStyle(document.body).marginBottom);
    const height = Math.ceil(element.getBoundingClientRect().bottom + scrollY + below);
    const waits = element.shadowRoot!.querySelector('slot:not(:empty)');
    if (height === lastHeight || waits || !element.isConnected) return;
    lastHeight = height;
    parent.postMessage({ type: 'cat-height', tag: element.localName, height }, '*');
  }).observe(element);
}

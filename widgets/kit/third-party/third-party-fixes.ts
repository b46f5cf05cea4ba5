const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

const postingHeight = new WeakSet<Element>();

/**
 * Applies the fixes that an uncommon host page needs.
 * @param replaced the focused fallback link that the widget has replaced
 */
export function applyThirdPartyFixes(element: HTMLElement, replaced: Element | null): void {
  const root = element.shadowRoot!;
  const wrapper = root.querySelector<HTMLElement>('[data-cat]')!;
  // Browser extensions put nodes of their own behind the wrapper.
  const slot = root.querySelector<HTMLSlotElement>('[data-cat] ~ slot')!;
  if (!slot.hidden) keepFallbackLink(element, slot);
  if (replaced) moveFocus(element, wrapper);
  if (parent !== window && !postingHeight.has(element)) postHeight(element);
}

/**
 * Hosts: pages with `<cat-tour-list/>` or without the end tag, whose parser moves the rest of the page into the element.
 * Keeps a link before that content as the fallback.
 */
function keepFallbackLink(element: Element, slot: HTMLSlotElement): void {
  const [first] = slot.assignedElements();
  const text = first?.textContent?.trim();
  if (first && text && text === element.querySelector('a')?.textContent?.trim()) first.slot = 'fallback';
}

/** Hosts: pages whose `showModal()` focuses the fallback link. Moves the focus to the widget's first link or field. */
function moveFocus(element: Element, wrapper: Element): void {
  const move = () => {
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    const isElsewhere = activeElement && activeElement !== document.body && !element.contains(activeElement);
    if (isElsewhere || element.shadowRoot!.activeElement) return true;
    const first = [...wrapper.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
      (one) => one.tabIndex >= 0 && one.getClientRects().length,
    );
    first?.focus({ preventScroll: true });
    return Boolean(first);
  };
  if (move()) return;
  const observer = new MutationObserver(() => move() && observer.disconnect());
  observer.observe(wrapper, { childList: true, subtree: true });
}

/**
 * Hosts: Wix, Google Sites and intranets that put widgets into a frame. Posts the height when it changes, except while
 * the fallback shows, because the frame would change its height twice.
 */
function postHeight(element: Element): void {
  postingHeight.add(element);
  let lastHeight = 0;
  new ResizeObserver(() => {
    const below = parseFloat(getComputedStyle(document.body).marginBottom);
    const height = Math.ceil(element.getBoundingClientRect().bottom + scrollY + below);
    const hasFallback = element.shadowRoot!.querySelector('slot:not(:empty)');
    if (height === lastHeight || hasFallback || !element.isConnected) return;
    lastHeight = height;
    parent.postMessage({ type: 'cat-height', tag: element.localName, height }, '*');
  }).observe(element);
}

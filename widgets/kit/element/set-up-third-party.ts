/**
 * Sets up an element on a partner's page: content that a missing end tag has moved into it shows below it, and fixes
 * for uncommon host pages are loaded on demand.
 */
export function setUpThirdParty(element: HTMLElement, wrapper: HTMLElement): void {
  const root = wrapper.parentNode!;
  const slot = root.querySelector('slot') ?? root.appendChild(document.createElement('slot'));
  if (slot.onslotchange) return;
  const look = () => {
    // A fallback is one link, also wrapped by an editor, or has a slot. Any other text is content of the page.
    const strays = words(element) !== (words(element.querySelector('[slot], a')) ?? '');
    const replaced = element.querySelector(':focus');
    const focused = element.matches(':focus-within');
    slot.toggleAttribute('hidden', !strays);
    if (strays || focused || parent !== window)
      import('../third-party-fixes').then(
        ({ applyThirdPartyFixes }) => applyThirdPartyFixes(element, replaced),
        () => undefined,
      );
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- marks the element as set up
  slot.onslotchange = look;
  wrapper.addEventListener('focusin', look);
  // Not in the chunk, because the first key may come before it.
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    wrapper.addEventListener(type, stopPageShortcuts);
  look();
}

/** fullPage.js and pages with shortcuts of single keys see the element as the target, not the field that is typed into. */
function stopPageShortcuts(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape') return;
  if ((target as Element).matches('input, select, textarea')) event.stopPropagation();
}

const words = (node: Node | null) => node?.textContent!.trim();

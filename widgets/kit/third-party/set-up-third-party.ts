/** Sets up an element on a partner page. Loads fixes for uncommon host pages on demand. */
export function setUpThirdParty(element: HTMLElement, wrapper: HTMLElement): void {
  const root = wrapper.parentNode!;
  const slot = root.querySelector('slot') ?? root.appendChild(document.createElement('slot'));
  if (slot.onslotchange) return;
  const update = () => {
    // A fallback has only a link or a slot. Other text means that the end tag is missing.
    const hasOtherText = textOf(element) !== (textOf(element.querySelector('[slot], a')) ?? '');
    const replaced = element.querySelector(':focus');
    const focused = element.matches(':focus-within');
    slot.toggleAttribute('hidden', !hasOtherText);
    if (hasOtherText || focused || parent !== window)
      import('./third-party-fixes').then(
        ({ applyThirdPartyFixes }) => applyThirdPartyFixes(element, replaced),
        () => undefined,
      );
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- marks the element as set up
  slot.onslotchange = update;
  wrapper.addEventListener('focusin', update);
  // Not in the lazy chunk: the first key may be pressed before it has loaded.
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    wrapper.addEventListener(type, stopPageShortcuts);
  update();
}

/** Hosts: fullPage.js and pages with single-key shortcuts, which see the element as the target instead of the field. */
function stopPageShortcuts(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape') return;
  if ((target as Element).matches('input, select, textarea')) event.stopPropagation();
}

const textOf = (node: Node | null) => node?.textContent!.trim();

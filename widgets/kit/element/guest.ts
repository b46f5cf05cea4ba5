/**
 * Makes a tag a good guest in a page of others: what else the page has put inside it shows below it, and what is rare
 * or needs a visitor is left to a chunk that is fetched for it.
 */
export function settleIn(element: HTMLElement, wrapper: HTMLElement): void {
  const root = wrapper.parentNode!;
  const slot = root.querySelector('slot') ?? root.appendChild(document.createElement('slot'));
  if (slot.onslotchange) return;
  const look = () => {
    // A link alone stands in for the widget, in whatever an editor has put around it; so does what is marked.
    const strays = words(element) !== (words(element.querySelector('[slot], a')) ?? '');
    const replaced = element.querySelector(':focus');
    const focused = element.matches(':focus-within');
    slot.toggleAttribute('hidden', !strays);
    if (strays || focused || parent !== window)
      import('../attend').then(
        ({ attend }) => attend(element, replaced),
        () => undefined,
      );
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it tells a tag that is drawn again
  slot.onslotchange = look;
  wrapper.addEventListener('focusin', look);
  // Here and not in the chunk: the first key may come before it.
  for (const type of ['keydown', 'keypress', 'keyup'] as const) wrapper.addEventListener(type, keepKey);
  look();
}

/** The page's shortcuts do not know who is typing: to them the key was pressed on the tag. */
function keepKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || key === 'Tab' || key === 'Escape') return;
  if ((target as Element).matches('input, select, textarea')) event.stopPropagation();
}

const words = (node: Node | null) => node?.textContent!.trim();

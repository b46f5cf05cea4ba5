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
    const focused = element.matches(':focus-within');
    slot.toggleAttribute('hidden', !strays);
    if (strays || focused || parent !== window)
      import('./attend').then(
        ({ attend }) => attend(element, focused),
        () => undefined,
      );
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it tells a tag that is drawn again
  slot.onslotchange = look;
  wrapper.addEventListener('focusin', look);
  look();
}

const words = (node: Node | null) => node?.textContent!.trim();

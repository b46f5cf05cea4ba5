/**
 * Brings what a key gave the focus to wholly into a strip that scrolls sideways: to browsers it is in view as soon as
 * a thumb's breadth of it is, and so is its ring.
 */
export function reveal({ target }: { target: EventTarget }): void {
  const focused = target as Element;
  if (focused.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

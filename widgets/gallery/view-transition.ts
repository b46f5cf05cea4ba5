interface Transition {
  ready: Promise<void>;
  finished: Promise<void>;
}
type Transitions = Document & { startViewTransition?: (update: () => Promise<void>) => Transition };

let moving: Element | undefined;

/** Names the element that moves: at most one at a time, also where one transition overtakes another. */
function move(element: Element | undefined): void {
  moving?.part.remove('moving');
  moving = element;
  moving?.part.add('moving');
}

const canMove = (ownSite: boolean) =>
  ownSite &&
  'startViewTransition' in document &&
  !document.hidden &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Begins a large picture with what the small one has: its file, until the large one has come, and on our site its
 * place.
 * @param large a figure in a dialog as large as the window, not shown yet: each style read after it is shown costs
 *   the answer to the press
 * @param small a link around an image
 * @param place where in the window the small one is
 * @returns lets it grow from there, once it has been painted, for a transition takes the browser's time; told false
 *   if it is not shown any more
 */
export function startTransition(
  ownSite: boolean,
  large: HTMLElement,
  small: HTMLElement,
  { left, top, width, height }: DOMRect,
): (shown: boolean) => Promise<void> {
  const { style } = large;
  const image = small.querySelector('img');
  if (image?.naturalWidth) style.background = `center / cover url("${image.currentSrc}")`;
  if (!canMove(ownSite)) return async () => undefined;
  const full = style.cssText;
  const dialog = large.closest('dialog')!;
  dialog.toggleAttribute('data-grows', true);
  // In one go: each property set alone costs the answer.
  style.cssText += `;inset: auto; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;
    aspect-ratio: auto; margin: 0; border-width: 0`;
  move(large);
  return async (shown) => {
    const change = async () => {
      dialog.toggleAttribute('data-grows', false);
      style.cssText = full;
      return large;
    };
    await (shown && moving === large ? viewTransition(ownSite, large, change) : change());
  };
}

/**
 * Lets one picture become another while the page changes: our site's style sheet gives the part `moving` its
 * name in the transition. Without support, on foreign pages and where motion is not wanted, the change just happens.
 * @param from what the picture looks like now
 * @param change makes the change and returns what the picture looks like then
 */
export async function viewTransition(
  ownSite: boolean,
  from: Element | undefined,
  change: () => Promise<Element | undefined>,
): Promise<void> {
  if (!canMove(ownSite)) {
    await change();
    return;
  }
  let to: Element | undefined;
  move(from);
  const { ready, finished } = (document as Transitions).startViewTransition!(async () => {
    move(undefined);
    to = await change();
    move(to);
  });
  // In a hidden tab nothing moves; the change is made all the same.
  ready.catch(() => undefined);
  await finished.catch(() => undefined);
  // Another transition may have overtaken this one.
  if (moving === to) move(undefined);
}

interface Transition {
  ready: Promise<void>;
  finished: Promise<void>;
}
type Transitions = Document & { startViewTransition?: (update: () => Promise<void>) => Transition };

let moving: Element | undefined;

/** At most one element moves at a time, also where one transition overtakes another. */
function move(element: Element | undefined): void {
  moving?.part.remove('moving');
  moving = element;
  moving?.part.add('moving');
}

const canMove = (home: boolean) =>
  home &&
  'startViewTransition' in document &&
  !document.hidden &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Begins a large picture with what the small one has: its file, until the large one has come, and on our site its
 * place, out of which it then grows.
 * @param large a figure that is positioned in its parent, not painted yet
 * @param small a link around an image
 * @param painted when the large one has been painted where the small one is, for a transition takes the browser's
 *   time and the answer to the press comes first; false if it is not shown any more
 */
export async function grow(
  home: boolean,
  large: HTMLElement,
  small: HTMLElement,
  painted: Promise<boolean>,
): Promise<void> {
  const moves = canMove(home);
  // Measured before anything is written: the browser computes its style once less.
  const stage = moves && large.parentElement!.getBoundingClientRect();
  const place = moves && small.getBoundingClientRect();
  const { style } = large;
  const image = small.querySelector('img');
  if (image?.naturalWidth) style.background = `center / cover url("${image.currentSrc}")`;
  if (!stage || !place) return;
  const full = style.cssText;
  // In one go: each property set alone costs the answer.
  style.cssText += `;inset: auto; left: ${place.left - stage.left}px; top: ${place.top - stage.top}px;
    width: ${place.width}px; height: ${place.height}px; aspect-ratio: auto; margin: 0; border-width: 0`;
  move(large);
  const shown = await painted;
  const change = async () => {
    style.cssText = full;
    return large;
  };
  await (shown && moving === large ? morph(home, large, change) : change());
}

/**
 * Lets one picture become another while the page changes: our site's style sheet gives the part `moving` its
 * name in the transition. Without support, on foreign pages and where motion is not wanted, the change just happens.
 * @param from what the picture looks like now
 * @param change makes the change and returns what the picture looks like then
 */
export async function morph(
  home: boolean,
  from: Element | undefined,
  change: () => Promise<Element | undefined>,
): Promise<void> {
  if (!canMove(home)) {
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

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
 */
export async function grow(home: boolean, large: HTMLElement, small: HTMLElement): Promise<void> {
  const { style } = large;
  const image = small.querySelector('img');
  if (image?.naturalWidth) style.background = `center / cover url("${image.currentSrc}")`;
  if (!canMove(home)) return;
  const full = style.cssText;
  const stage = large.parentElement!.getBoundingClientRect();
  const { left, top, width, height } = small.getBoundingClientRect();
  Object.assign(style, {
    inset: 'auto',
    left: `${left - stage.left}px`,
    top: `${top - stage.top}px`,
    width: `${width}px`,
    height: `${height}px`,
    aspectRatio: 'auto',
    margin: '0',
    borderWidth: '0',
  });
  move(large);
  // The answer to the press is painted first: for a transition the browser takes its time.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const change = async () => {
    style.cssText = full;
    return large;
  };
  await (moving === large ? morph(home, large, change) : change());
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

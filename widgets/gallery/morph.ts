interface Transition {
  ready: Promise<void>;
  finished: Promise<void>;
}
type Transitions = Document & { startViewTransition?: (update: () => Promise<void>) => Transition };

/** Longest wait for a picture to be decoded, in ms: the page stands still meanwhile. */
const PATIENCE_MS = 50;

let moving: Element | undefined;

/** At most one element moves at a time, also where one transition overtakes another. */
function move(element: Element | undefined): void {
  moving?.part.remove('moving');
  moving = element;
  moving?.part.add('moving');
}

/**
 * Lets one picture grow out of another while the page changes: our site's style sheet gives the part `moving` its
 * name in the transition. Without support, on foreign pages and where motion is not wanted, the change just happens.
 * @param from what the picture looks like now
 * @param change makes the change and returns what the picture looks like then
 */
export async function morph(
  home: boolean,
  from: Element | undefined,
  change: () => Promise<Element | undefined>,
): Promise<void> {
  if (
    !home ||
    !(document as Transitions).startViewTransition ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  ) {
    await change();
    return;
  }
  let to: Element | undefined;
  move(from);
  const { ready, finished } = (document as Transitions).startViewTransition!(async () => {
    move(undefined);
    to = await change();
    move(to);
    await Promise.race([
      to?.querySelector('img')?.decode(),
      new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
    ]).catch(() => undefined); // A picture that fails is replaced by itself.
  });
  // In a hidden tab nothing moves; the change is made all the same.
  ready.catch(() => undefined);
  await finished.catch(() => undefined);
  if (moving === to) move(undefined);
}

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
  // The page itself takes no part: a picture of all of it would be taken twice, and the answer would wait for both.
  const { style } = document.documentElement;
  style.viewTransitionName = 'none';
  const { ready, finished } = (document as Transitions).startViewTransition!(async () => {
    move(undefined);
    to = await change();
    move(to);
  });
  // In a hidden tab nothing moves; the change is made all the same.
  ready.catch(() => undefined);
  await finished.catch(() => undefined);
  // Another transition may have overtaken this one.
  if (moving !== to) return;
  style.viewTransitionName = '';
  move(undefined);
}

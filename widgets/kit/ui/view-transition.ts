interface Transition {
  ready: Promise<void>;
  finished: Promise<void>;
}
type Transitions = Document & { startViewTransition?: (update: () => Promise<void>) => Transition };

/** The element with the part `moving`, to which our site's style sheet gives a name in view transitions. */
let moving: Element | undefined;

/** Gives one element the part: two with the same name would cancel the transition. */
export function setMoving(element: Element | undefined): void {
  moving?.part.remove('moving');
  moving = element;
  moving?.part.add('moving');
}

/** True if the element still has the part: a newer transition may have taken it. */
export const isMoving = (element: Element | undefined): boolean => moving === element;

/** True on our own site, where the browser has view transitions and the visitor has not turned motion off. */
export const canTransition = (isFirstParty: boolean): boolean =>
  isFirstParty &&
  'startViewTransition' in document &&
  !document.hidden &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Moves a picture to its new position while the page changes. Where that is not possible, the change just happens.
 * @param from the picture before the change; without one nothing moves
 * @param change makes the change and returns the picture after it
 */
export async function viewTransition(
  isFirstParty: boolean,
  from: Element | undefined,
  change: () => Promise<Element | undefined>,
): Promise<void> {
  if (!from || !canTransition(isFirstParty)) {
    await change();
    return;
  }
  let to: Element | undefined;
  setMoving(from);
  const { ready, finished } = (document as Transitions).startViewTransition!(async () => {
    setMoving(undefined);
    to = await change();
    setMoving(to);
  });
  // Skipped in a hidden tab or by a newer transition; the change is made all the same.
  ready.catch(() => undefined);
  await finished.catch(() => undefined);
  if (isMoving(to)) setMoving(undefined);
}

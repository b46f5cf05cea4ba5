/** Milliseconds for which the old page stays so that the new one's tags come with it. */
const TAGS_WAITED_FOR = 150;

/**
 * Shows another page, with the browser's own cross-fade where it has one and motion is welcome. The picture of a card
 * that was pressed becomes the picture that opens the new page.
 * @param change shows it, unless the visitor wants to be elsewhere by then
 * @param arrive runs when the new page stands
 * @param pressed the picture of the pressed card, if there is one in view
 */
export function changePage(change: () => boolean, arrive: () => void, pressed?: Element): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
  if (still || !document.startViewTransition) {
    if (change()) afterRender(arrive);
    return;
  }
  move(pressed);
  let opened: Element | undefined;
  const { ready, finished } = document.startViewTransition(async () => {
    move(undefined);
    if (!change()) return;
    // No frame is drawn before this has run; what was changed is rendered in a microtask.
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.race([tagsOfPage(), new Promise((resolve) => setTimeout(resolve, TAGS_WAITED_FOR))]);
    arrive();
    if (pressed) move((opened = openingPicture()));
  });
  ready.catch(() => undefined); // Skipped: the next one came before it was drawn.
  // The next one may have begun.
  const end = () => moving === opened && move(undefined);
  finished.then(end, end);
}

/** Runs once what was changed is drawn. */
export const afterRender = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/**
 * Finds the picture of the card whose link was pressed.
 * @returns nothing where there is none in view: it would fly in from elsewhere
 */
export function pictureOfCard(event: Event): Element | undefined {
  const card = event
    .composedPath()
    .find((node): node is Element => node instanceof Element && node.part.contains('card'));
  const picture = card?.querySelector('[part~=image]');
  const { top, bottom } = picture?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return picture && bottom > 0 && top < innerHeight ? picture : undefined;
}

/** Finds the picture that opens the page: that of its hero or of its post. */
const openingPicture = (): Element | undefined =>
  document.querySelector('#main :is(.hero-picture, .article-print)') ?? undefined;

let moving: Element | undefined;

/** The style sheet gives the part its name in the transition; one element at a time may have it. */
function move(element: Element | undefined): void {
  moving?.part.remove('moving');
  moving = element;
  moving?.part.add('moving');
}

const tagsOfPage = () =>
  Promise.all(
    [...document.querySelectorAll('#main :not(:defined)')].map(({ localName }) =>
      customElements.whenDefined(localName),
    ),
  );

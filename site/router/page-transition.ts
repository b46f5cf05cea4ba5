/** Milliseconds for which the old page stays so that the new one's tags come with it, at most, and between two looks at them. */
const TAGS_WAITED_FOR = 150;
const TAGS_LOOKED_AT = 10;

/** A picture of the old page that becomes one of the new page. */
interface Pictures {
  from: Element;
  /** Finds the other once the new page stands. */
  to: () => Element | undefined;
}

interface Options {
  pictures?: Pictures | undefined;
  /** The browser itself has moved from page to page. */
  isMoved?: boolean;
  /** The page is shown from its top: tags further down may come later. */
  isFromTop?: boolean;
}

/**
 * Shows another page: at once, or, where a picture is in view on both pages and motion is welcome, with the browser's
 * own transition, in which it goes from its place on the old page to that on the new one. A cross-fade alone is not
 * worth what it takes to paint both pages for it.
 * @param change shows it, unless the visitor wants to be elsewhere by then
 * @param arrive runs when the new page stands
 */
export function changePage(
  change: () => boolean,
  arrive: () => void,
  { pictures, isMoved = false, isFromTop = false }: Options = {},
): void {
  const from = pictures && inView(pictures.from);
  const still = !from || isMoved || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
  if (still || !document.startViewTransition) {
    // What was changed is rendered in a microtask. No frame is to show the new page where the old one was scrolled to.
    if (change()) queueMicrotask(arrive);
    return;
  }
  move(from);
  let reached: Element | undefined;
  const { ready, finished } = document.startViewTransition(async () => {
    move(undefined);
    if (!change()) return;
    // No frame is drawn before this has run; what was changed is rendered in a microtask.
    await pause();
    if (isFromTop) arrive();
    const lacksTags = () => missingTags().some((tag) => !isFromTop || inView(tag));
    const end = performance.now() + TAGS_WAITED_FOR;
    while (lacksTags() && performance.now() < end) await pause(TAGS_LOOKED_AT);
    if (!isFromTop) arrive();
    move((reached = pictures.to()));
  });
  ready.catch(() => undefined); // Skipped: the next one came before it was drawn.
  // The next one may have begun.
  const end = () => moving === reached && move(undefined);
  finished.then(end, end);
}

/** Runs once what was changed is drawn. */
export const afterRender = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/** Leaves out what is not in view: it would fly in from elsewhere, or away. */
export function inView(picture?: Element): Element | undefined {
  const { top, bottom } = picture?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return bottom > 0 && top < innerHeight ? picture : undefined;
}

const pictureIn = (card?: Element) => card?.querySelector('[part~=image]') ?? undefined;

/** Finds the picture of the card whose link was pressed. */
export const pictureOfCard = (event: Event): Element | undefined =>
  pictureIn(
    event
      .composedPath()
      .find((node): node is Element => node instanceof Element && node.part.contains('card')),
  );

/**
 * Finds the pictures of the cards that lead to a page; cards are inside tags.
 * @param page around the tags
 * @param leads tells whether a card does, by its link
 */
export const picturesOfCardsTo = (
  page: ParentNode | null,
  leads: (link: HTMLAnchorElement) => boolean,
): Element[] =>
  [...(page?.querySelectorAll(':defined') ?? [])]
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('[part~=card]') ?? [])])
    .filter((card) => [...card.querySelectorAll('a')].some(leads))
    .flatMap((card) => pictureIn(card) ?? []);

/** Finds the picture that opens the page: that of its hero or of its post. */
export const openingPicture = (): Element | undefined =>
  document.querySelector('#main :is(.hero-picture, .article-print)') ?? undefined;

let moving: Element | undefined;

/** The style sheet gives the part its name in the transition; one element at a time may have it. */
function move(element: Element | undefined): void {
  moving?.part.remove('moving');
  moving = element;
  moving?.part.add('moving');
}

/** Finds the tags of the page that are not there yet, or have not got our look, before which they are not seen. */
const missingTags = (): Element[] => [
  ...document.querySelectorAll('#main :not(:defined)'),
  ...[...document.querySelectorAll('#main :defined')].filter(({ shadowRoot }) =>
    shadowRoot?.querySelector('[data-dressed][style]'),
  ),
];

const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

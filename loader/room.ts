interface Sized {
  tag: string;
  /** Attributes by name; `true` for those that need no value. */
  options?: Readonly<Record<string, string | true>>;
}

/** Width in pixels (56rem) from which the tour list and the calendar have their widest layout. */
const STEP_PX = 896;

/** Measured heights in pixels below that width and from it on, by element, and by layout or look if they change it. */
const HEIGHTS: Readonly<Record<string, readonly [narrow: number, wide: number]>> = {
  'cat-tour-list': [2200, 600],
  'cat-tour-list edition': [2200, 1350],
  'cat-tour-list list': [2200, 1000],
  'cat-tour-list compact': [496, 496],
  'cat-booking-calendar': [1150, 850],
  'cat-reserve-button': [48, 48],
  'cat-price-calculator': [530, 530],
  'cat-testimonials': [340, 300],
  'cat-testimonials edition': [420, 420],
  'cat-blog': [2500, 1900],
};

/** Height of most frames: a higher one could fill the window, so that the page cannot be scrolled. */
const FRAME_PX = 700;
/** Below this height, the fallback links are as high as the element. */
const LINKS_PX = 100;

/** Attributes that barely change an element's height, or that the table covers. */
const COUNTED = /^(theme|look|layout|no-search|heading|loading|lang|lightframe|still|guests)$/;

const heightsOf = ({ tag, options = {} }: Sized) =>
  Object.keys(options).every((name) => COUNTED.test(name))
    ? (HEIGHTS[`${tag} ${options['layout'] ?? options['look']}`] ?? HEIGHTS[tag])
    : undefined;

/**
 * Returns the height to reserve, at most the window's, as a CSS length with percentages of the element's width. Empty if
 * the height was not measured.
 */
export function roomOf(widget: Sized): string {
  const [narrow, wide] = heightsOf(widget) ?? [0, 0];
  if (wide < LINKS_PX) return '';
  const px = narrow === wide ? `${wide}px` : `clamp(${wide}px,(${STEP_PX}px - 100%)*999,${narrow}px)`;
  return `min(100vh,${px})`;
}

/** Returns the initial height of a frame in pixels, until `/embed.js` gets the element's. */
export const frameHeightOf = (widget: Sized): number =>
  Math.min(FRAME_PX, (heightsOf(widget) ?? HEIGHTS[widget.tag])?.[0] ?? FRAME_PX);

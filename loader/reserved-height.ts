interface Sized {
  tag: string;
  /** Attributes by name; `true` for those that need no value. */
  options?: Readonly<Record<string, string | true>>;
}

/** Width in pixels (56rem) from which the tour list and the calendar have their widest layout. */
const STEP_PX = 896;

/** Heights in pixels below a width (`STEP_PX` by default) and from it on, or a CSS length. */
type Row = readonly [narrow: number, wide: number, step?: number] | string;

/** Measured heights by element, and by layout or look if they change it. */
const HEIGHTS: Readonly<Record<string, Row>> = {
  'cat-tour-list': [2200, 600],
  'cat-tour-list edition': [2200, 1350],
  'cat-tour-list list': [2200, 1000],
  'cat-tour-list compact': [496, 496],
  'cat-booking-calendar': [1150, 850],
  'cat-price-calculator': [530, 530],
  'cat-testimonials': [340, 300],
  'cat-testimonials edition': [420, 420],
  'cat-blog': [2500, 1900],
  'cat-site-search': [168, 168],
  'cat-press': [180, 180],
  'cat-press edition': [160, 160],
  'cat-faq': [440, 400],
  'cat-video': '56.25% + 110px',
  'cat-contact': [824, 724, 560],
  'cat-newsletter': [940, 480, 700],
  'cat-survey': [1240, 850, 560],
  'cat-gallery': [1500, 1500],
  'cat-route-map': [2600, 1450],
};

/** Height of a button, with all attributes. */
const BUTTON_PX = 44;
/** Height of most frames: a higher one could fill the window, so that the page cannot be scrolled. */
const FRAME_PX = 700;

/** Attributes that barely change an element's height, or that the table covers. */
const COUNTED = /^(theme|look|layout|no-search|heading|loading|lang|still|guests)$/;

const heightsOf = ({ tag, options = {} }: Sized) =>
  Object.keys(options).every((name) => COUNTED.test(name))
    ? (HEIGHTS[`${tag} ${options['layout'] ?? options['look']}`] ?? HEIGHTS[tag])
    : undefined;

const isInDialog = ({ options }: Sized) => options?.['display'] === 'dialog';

const lengthOf = (row: Row) => {
  if (typeof row === 'string') return row;
  const [narrow, wide, step = STEP_PX] = row;
  return narrow === wide ? `${wide}px` : `clamp(${wide}px,(${step}px - 100%)*999,${narrow}px)`;
};

/**
 * Returns CSS properties that reserve the element's height, at most the window's. Percentages are of the element's width.
 * Empty if the height was not measured.
 */
export function reservedHeight(widget: Sized): Record<string, string> {
  // The links may be higher than a button.
  if (isInDialog(widget)) return { display: 'block', minHeight: `${BUTTON_PX}px` };
  const row = heightsOf(widget);
  return row ? { display: 'block', height: '0', paddingBottom: `min(100vh,${lengthOf(row)})` } : {};
}

/** Returns the initial height of a frame in pixels, until `/embed.js` gets the element's. */
export function frameHeightOf(widget: Sized): number {
  if (isInDialog(widget) || widget.tag.endsWith('-button')) return BUTTON_PX;
  const row = heightsOf(widget) ?? HEIGHTS[widget.tag] ?? '';
  return typeof row === 'string' ? FRAME_PX : Math.min(FRAME_PX, row[0]);
}

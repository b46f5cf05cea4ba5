interface Sized {
  tag: string;
  /** Attributes by name; `true` for those that need no value. */
  options?: Readonly<Record<string, string | true>>;
}

/** Room for what is at least as high as a window: what lies below it is then out of sight, wherever it moves. */
const WINDOW = '100vh';

/**
 * Heights in pixels, measured with the content as it is, in hosts of 280 to 1376 pixels; what differs by a line or two
 * moves hardly anything. Not here are buttons, and the tags that are drawn in two steps: they would let the room go with
 * the first. The middle of a `clamp` is a step: the tag's own width (100%) decides between its two ends.
 */
const rooms: Readonly<Record<string, string>> = {
  'cat-booking-calendar': '600px',
  'cat-contact': '720px',
  'cat-newsletter': 'clamp(450px,(896px - 100%)*999,100vh)',
  'cat-price-calculator': '480px',
  'cat-site-search': '150px',
  'cat-survey': 'clamp(830px,(600px - 100%)*999,100vh)',
  'cat-tour-list': 'clamp(650px,(896px - 100%)*999,100vh)',
  'cat-tour-list no-search=true': 'clamp(560px,(896px - 100%)*999,100vh)',
  'cat-tour-list layout=list': WINDOW,
  'cat-tour-list layout=list no-search=true': WINDOW,
  'cat-tour-list layout=compact': 'clamp(550px,(480px - 100%)*999,850px)',
  'cat-tour-list layout=compact no-search=true': 'clamp(455px,(480px - 100%)*999,755px)',
  'cat-video': 'calc(56.25% + 80px)',
};

/** Attributes that leave a tag as high as it is. */
const LEVEL = /^(theme|heading|loading|lang|lightframe|still|guests)$/;

/**
 * Returns the room that a tag will take, as a length of CSS whose percentages are of the tag's width; empty where an
 * option changes that in ways that nobody has measured.
 */
export function roomOf({ tag, options = {} }: Sized): string {
  const said = Object.entries(options)
    .filter(([name, value]) => !LEVEL.test(name) && `${name}=${value}` !== 'look=match')
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return rooms[[tag, ...said].join(' ')] ?? '';
}

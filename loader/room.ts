interface Sized {
  tag: string;
  /** Attributes by name; `true` for those that need no value. */
  options?: Readonly<Record<string, string | true>>;
}

interface Height {
  /** Pixels, in a place as wide as a column of text. */
  px: number;
  /** The same as a length of CSS, by the width of the place; empty for a tag that would let the room go too early. */
  room: string;
}

/** A height that differs by a line or two, whatever the width. */
const level = (px: number): Height => ({ px, room: `${px}px` });

/** A height with a step: the tag's own width (100%) decides between its two ends. */
const stepped = (px: number, below: number, narrow: string): Height => ({
  px,
  room: `clamp(${px}px,(${below}px - 100%)*999,${narrow})`,
});

/** Room for what is as high as most windows: what lies below it is then out of sight, wherever it moves. */
const tall = (px: number): Height => ({ px, room: `min(100vh,${px}px)` });

/** A height for frames alone: of buttons, which move nothing. */
const framed = (px: number): Height => ({ px, room: '' });

/**
 * Heights, measured with the content as it is, in hosts of 280 to 1376 pixels; what differs by a line or two moves
 * hardly anything. Our own look is higher, for it brings a paper with a margin. A function, so that the package, which
 * keeps no room, is bundled without them.
 */
const heights = (): Readonly<Record<string, Height>> => ({
  'cat-blog': tall(1800),
  'cat-blog look=edition': tall(1800),
  'cat-booking-calendar': level(600),
  'cat-booking-calendar look=edition': level(620),
  'cat-contact': level(720),
  'cat-contact look=edition': stepped(768, 576, '875px'),
  'cat-faq': level(400),
  'cat-faq look=edition': level(440),
  'cat-gallery': tall(1100),
  'cat-gallery look=edition': tall(1100),
  'cat-help-button': framed(44),
  'cat-newsletter': stepped(480, 768, '100vh'),
  'cat-newsletter look=edition': stepped(590, 800, '850px'),
  'cat-press': level(180),
  'cat-press look=edition': level(180),
  'cat-price-calculator': level(480),
  'cat-price-calculator look=edition': level(570),
  'cat-reserve-button': framed(44),
  'cat-reserve-button look=edition': framed(48),
  'cat-route-map': tall(1400),
  'cat-route-map look=edition': tall(1400),
  'cat-site-search': level(150),
  'cat-site-search look=edition': level(177),
  'cat-survey': stepped(830, 600, '100vh'),
  'cat-survey look=edition': level(980),
  'cat-testimonials': stepped(310, 480, '380px'),
  'cat-testimonials look=edition': level(410),
  'cat-tour-list': stepped(650, 896, '100vh'),
  'cat-tour-list no-search=true': stepped(560, 896, '100vh'),
  'cat-tour-list look=edition': tall(1100),
  'cat-tour-list look=edition no-search=true': tall(1000),
  'cat-tour-list layout=list': tall(1100),
  'cat-tour-list layout=list no-search=true': tall(1000),
  'cat-tour-list layout=list look=edition': tall(1100),
  'cat-tour-list layout=list look=edition no-search=true': tall(1000),
  'cat-tour-list layout=compact': stepped(550, 480, '850px'),
  'cat-tour-list layout=compact no-search=true': stepped(455, 480, '755px'),
  'cat-tour-list layout=compact look=edition': stepped(720, 480, '970px'),
  'cat-tour-list layout=compact look=edition no-search=true': stepped(605, 480, '850px'),
  'cat-video': { px: 480, room: 'calc(56.25% + 80px)' },
  'cat-video look=edition': { px: 518, room: 'calc(56.25% + 104px)' },
});

/** Height of a frame around what fills most of a window: a higher one would leave nothing to scroll by. */
const MOST = 700;

/** Attributes that leave a tag as high as it is. */
const LEVEL = /^(theme|heading|loading|lang|lightframe|still|guests)$/;

const heightOf = ({ tag, options = {} }: Sized): Height | undefined => {
  const said = Object.entries(options)
    .filter(([name, value]) => !LEVEL.test(name) && `${name}=${value}` !== 'look=match')
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return heights()[[tag, ...said].join(' ')];
};

/**
 * Returns the room that a tag will take, as a length of CSS whose percentages are of the tag's width; empty where an
 * option changes that in ways that nobody has measured.
 */
export const roomOf = (widget: Sized): string => heightOf(widget)?.room ?? '';

/** Returns the height in pixels that a frame around a tag begins with: the tag's own, as far as it is known. */
export const frameHeightOf = (widget: Sized): number =>
  Math.min(MOST, (heightOf(widget) ?? heights()[widget.tag])?.px ?? MOST);

/**
 * Returns the same as a length of CSS where the width matters, which a frame cannot know: on a phone its place is about
 * as wide as the window, and beside other things on a wide page it is not. Empty where the width does not matter.
 */
export const frameRoomOf = (widget: Sized): string => {
  const room = roomOf(widget);
  return room.startsWith('clamp') ? `min(${MOST}px,${room.replace('100%', '100vw')})` : '';
};

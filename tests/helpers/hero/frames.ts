import type { Box } from '../../../site/art/scenes/safe';

/**
 * Layout that `site/ui/hero/hero.css` makes in a window: where the picture of a hero is and where the slip of paper lies on it.
 * `tests/e2e/site/hero-frames.spec.ts` holds it against real pages.
 */
export interface Frame {
  picture: Box;
  slip: Box;
}

/** The windows that pictures are composed for. */
export const WINDOWS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

const REM = 16;
const shares = { small: 0.4, medium: 0.6, large: 0.8 };
export type SlipHeight = keyof typeof shares;

/**
 * Heights of slips that pictures are composed for, by width of the window: of a short title and a sentence, of
 * a long title and one, with facts, with facts and the next walk, and with
 * a line of urgency besides. What our pages have is less by a line or so.
 */
export const SLIPS: Record<'title' | 'sentence' | 'facts' | 'offer' | 'urgency', Record<number, number>> = {
  title: { 320: 215, 390: 190, 768: 260, 1024: 200, 1280: 220, 1366: 225, 1440: 230, 1920: 230, 2560: 230 },
  sentence: {
    320: 300,
    390: 275,
    768: 365,
    1024: 320,
    1280: 350,
    1366: 360,
    1440: 370,
    1920: 370,
    2560: 370,
  },
  facts: { 320: 400, 390: 350, 768: 440, 1024: 345, 1280: 355, 1366: 360, 1440: 365, 1920: 365, 2560: 365 },
  offer: { 320: 560, 390: 500, 768: 610, 1024: 560, 1280: 595, 1366: 605, 1440: 610, 1920: 610, 2560: 610 },
  urgency: { 320: 560, 390: 500, 768: 675, 1024: 590, 1280: 575, 1366: 585, 1440: 590, 1920: 590, 2560: 590 },
};

/** With what one books by on it: low windows show less of the picture above such a slip. */
const HAS_OFFER: ReadonlySet<keyof typeof SLIPS> = new Set(['facts', 'offer', 'urgency'] as const);

/** Lays a hero with a slip out. All are pixels, from the hero's upper left. */
export function slipFrame(
  [width, height]: readonly [number, number],
  kind: SlipHeight,
  slip: number,
  words: keyof typeof SLIPS,
): Frame {
  const least = height * shares[kind];
  if (width < 48 * REM) {
    const bottom = Math.max(0.6 * width, least - slip);
    return { picture: [0, 0, width, bottom], slip: [0, bottom, width, bottom + slip] };
  }
  const edge = Math.min(Math.max(1.25 * REM, 0.04 * width), 4 * REM);
  const start = Math.max(edge, (width - 80 * REM) / 2 + edge);
  const above = HAS_OFFER.has(words)
    ? Math.min(Math.max(1.5 * REM, height - 44.75 * REM), 12 * REM)
    : 12 * REM;
  const bottom = Math.max(least, above + slip);
  return {
    picture: [0.3 * width, 0, width, bottom],
    slip: [0, bottom - slip, Math.min(start + 36.5 * REM, 0.52 * width), bottom],
  };
}

/** Lays out the hero that fills the window; the words are in its upper left. */
export const fullFrame = ([width, height]: readonly [number, number]): Frame => ({
  picture: [0, 0, width, height],
  slip: [0, 0, 0, 0],
});

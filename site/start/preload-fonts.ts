/*
 * Runs in the head of every page: asks for the fonts of its first view before the style sheet does, so that nothing is
 * painted in others first. On a slow line they come after the first paint in any case: the picture that opens the page
 * goes before them there. The build writes their addresses.
 */
declare const FONTS: readonly string[];

/** Milliseconds of a round trip, as Chromium estimates it; longer ones are a slow line's. Other browsers tell none. */
const SLOW = 100;

const { connection } = navigator as { connection?: { rtt?: number } };
if ((connection?.rtt ?? 0) <= SLOW)
  for (const href of FONTS)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: '',
        href,
      }),
    );

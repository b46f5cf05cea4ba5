/*
 * Runs in every head: preloads the first view's fonts before the style sheet asks for them, so that the first paint
 * has them. On a slow connection they come after the first paint, and the opening picture goes first.
 */
import { fontPreloads } from '../style/font-preloads';

/** Round trip above which a connection is slow. Only Chromium estimates it. */
const SLOW_ROUND_TRIP_MS = 100;

const { connection } = navigator as { connection?: { rtt?: number } };
if ((connection?.rtt ?? 0) <= SLOW_ROUND_TRIP_MS)
  for (const href of fontPreloads)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: '',
        href,
      }),
    );

import { build } from '#content/build';
import * as settings from '#content/settings';
import * as calendar from '#content/tour-schedules';
import { fontPreloads } from '../../style/font-preloads';
import { inlineScript, sourceHash } from './inline-script';
import { periodsOf } from './periods';

/** Parts of pages that are shown for a time only. */
export const periods = periodsOf(settings, calendar);

/**
 * The only script that is inside a page: a file of its own would cost it a round trip at the worst moment. The
 * policy names its hash, so that no other inline script may run.
 */
export const startScript = [
  ...(periods.length
    ? [inlineScript('site/start/periods.ts', { PERIODS: JSON.stringify(periods), MADE: String(build.made) })]
    : []),
  inlineScript('site/start/preload-fonts.ts', { FONTS: JSON.stringify(fontPreloads) }),
  inlineScript('site/start/start.ts'),
].join('\n');

export const startHash = sourceHash(startScript);

import { made } from '#content/made';
import * as settings from '#content/settings';
import * as calendar from '#content/tour-schedules';
import { inlineScript, sourceHash } from './inline-script';
import { periodsOf } from './periods';

export const periods = periodsOf(settings, calendar, made);

/**
 * Inline, because a file would delay the first paint by a round trip. The policy contains its hash.
 */
export const startScript = (
  await Promise.all([
    periods.length && inlineScript('site/start/mark-periods.ts', { periods }),
    inlineScript('site/start/preload-fonts.ts'),
    inlineScript('site/start/inline-start.ts'),
  ])
)
  .filter(Boolean)
  .join('\n');

export const startHash = sourceHash(startScript);

/** Inline script of a framed page: the element must have its attributes before the loader sees it. */
export const frameScript = await inlineScript('loader/frame.ts');
export const frameHash = sourceHash(frameScript);

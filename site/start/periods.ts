/*
 * Runs before start.ts where the owner has set days: marks the document before anything is painted, so that the words
 * of a season or a banner that is not on, or no longer, never show, and nothing moves. Marks it again when the page is
 * visible again. The build writes the days.
 */
declare const PERIODS: readonly [name: string, from: number, until: number][];
declare const MADE: number;

const markPeriods = () => {
  // A clock that is behind our build is wrong.
  const now = Math.max(Date.now(), MADE);
  for (const [name, from, until] of PERIODS)
    document.documentElement.toggleAttribute(`data-no-${name}`, now < from || now >= until);
};
markPeriods();
addEventListener('pageshow', markPeriods);
document.addEventListener('visibilitychange', markPeriods);

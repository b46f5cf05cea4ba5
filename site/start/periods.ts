/*
 * Runs before start.ts if the owner has set days: marks the document before the first paint, so that texts of another
 * season or an expired banner never show and nothing moves. Runs again when the page becomes visible. The build
 * writes the days.
 */
declare const PERIODS: readonly [name: string, from: number, until: number][];
declare const MADE: number;

const markPeriods = () => {
  // A time before the build means a wrong clock.
  const now = Math.max(Date.now(), MADE);
  for (const [name, from, until] of PERIODS)
    document.documentElement.toggleAttribute(`data-no-${name}`, now < from || now >= until);
};
markPeriods();
addEventListener('pageshow', markPeriods);
document.addEventListener('visibilitychange', markPeriods);

/*
 * Runs before inline-start.ts: marks the document before the first paint, so that texts of another season, an expired banner or a
 * walk that has left never show and nothing moves. Runs again when the page becomes visible.
 */
import { made } from '#content/made';
import { periods } from 'virtual:build';

const markPeriods = () => {
  // A time before the build means a wrong clock.
  const now = Math.max(Date.now(), made);
  for (const [name, from, until] of periods)
    document.documentElement.toggleAttribute(`data-no-${name}`, now < from || now >= until);
};
markPeriods();
addEventListener('pageshow', markPeriods);
document.addEventListener('visibilitychange', markPeriods);

/*
 * Runs in every head before the first paint, so that text, pictures and fonts of the first view come first. Until
 * they are painted, the rest of the page is not laid out (layout.css) and the scripts in `#scripts` are not
 * requested. A style sheet shows the rest 1.5 seconds after the first paint in any case.
 */
import { removeGuestFromUrl } from '../../widgets/survey/guest-in-address';
import { queryOf } from '../../widgets/survey/survey-query';
import { showAll, showFirstView, showRest } from './first-view';

/** Starts the scripts even if a picture still loads. */
const SCRIPTS_AFTER_MS = 3000;

const { dataset } = document.documentElement;
// Only the navigation entry's name contains a text fragment.
const { name = '', type } =
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined) ?? {};
const isReturning = type === 'reload' || type === 'back_forward';
if (!isReturning && !(location.hash + name).includes('#')) showFirstView();
// Hides the list until the requested post is there (blog-loading.css).
if (/[?&]post=/.test(location.search)) dataset.postRequested = '';
// The visitor may leave before any script loads.
if (/[?&;]partner=/i.test(location.search)) {
  try {
    sessionStorage.arrival = location.search;
  } catch {
    // Without storage, links keep the name.
  }
}

// Hides the guest from analytics, even if the survey's code never loads.
if (/^\/survey/i.test(location.pathname)) {
  const query = (window.catSurveyQuery = queryOf(location));
  removeGuestFromUrl();
  // Folds these fields before the first paint (survey.css).
  if (['name', 'email', 'date', 'tour'].every((key) => query.includes(`${key}=`))) dataset.guestKnown = '';
}

/** Inserts the scripts, each in its own task. */
function loadScripts(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('#scripts')?.content.firstElementChild;
  if (!waiting) return;
  document.head.append(waiting);
  setTimeout(loadScripts);
}

/** Loads the scripts when the HTML is parsed. */
function start(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadScripts);
  else loadScripts();
}

function showRestAndStart(): void {
  showRest();
  start();
}

const on = (run: (event: Event) => void, ...types: string[]) => {
  for (const type of types) addEventListener(type, run, { capture: true, passive: true });
};
// A navigation scrolls to the top, too.
on(() => scrollY && showAll(), 'scroll');
on(showAll, 'wheel', 'touchmove', 'pointerdown', 'keydown', 'beforeprint');
on(start, 'pointerdown', 'keydown');
// Browsers also fire pointer events for a resting pointer when the page appears.
on((event) => {
  const { movementX, movementY } = event as PointerEvent;
  if (movementX || movementY) start();
}, 'pointermove');

// Scripts start at once for a post that is not prerendered and for a partner's name.
if (/[?&;](post|partner)=/i.test(location.search)) start();
setTimeout(showRestAndStart, SCRIPTS_AFTER_MS);
addEventListener('load', () => {
  if (document.hidden) showRestAndStart();
  else requestAnimationFrame(() => setTimeout(showRestAndStart));
});

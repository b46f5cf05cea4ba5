/*
 * Runs in the head of every page, before anything is painted: what can be read comes first, with its pictures and
 * fonts. Until that is painted, what is below the first view is left out of the layout (layout.css names it), and the
 * scripts, which wait in `#scripts`, are not even asked for. A style sheet ends the leaving out by itself
 * 1.5 seconds after the first paint, whatever scripts, pictures or the rest of the page do.
 */
import { removeGuestFromUrl } from '../../widgets/survey/guest-in-address';
import { queryOf } from '../../widgets/survey/survey-query';

/** Milliseconds after which scripts and all the rest come though a picture keeps the page waiting. */
const LATEST = 3000;

const { dataset } = document.documentElement;
// A text fragment is in no `location`, only in the name of the navigation.
const { name = '', type } =
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined) ?? {};
/** The browser restores a scroll position further down. */
const isReturning = type === 'reload' || type === 'back_forward';
if (!isReturning && !(location.hash + name).includes('#')) dataset.firstView = '';
// The list must not flash before the post that it is asked for is there (blog-loading.css).
if (/[?&]post=/.test(location.search)) dataset.postAsked = '';
// A visitor may follow a link before any script is there.
if (/[?&;]partner=/i.test(location.search)) {
  try {
    sessionStorage.arrival = location.search;
  } catch {
    // Storage is denied: the links carry the name on.
  }
}

// Analytics and other scripts must not see the guest, even if the survey's own code never loads.
if (/^\/survey/i.test(location.pathname)) {
  window.catSurveyQuery = queryOf(location);
  removeGuestFromUrl();
}

const showAll = () => void delete dataset.firstView;

/** Puts the scripts into the document, each in a task of its own. */
function loadScripts(): void {
  const waiting = document.querySelector<HTMLTemplateElement>('#scripts')?.content.firstElementChild;
  if (!waiting) return;
  document.head.append(waiting);
  setTimeout(loadScripts);
}

/** Loads the scripts, once the HTML is there. */
function start(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadScripts);
  else loadScripts();
}

function showAllAndStart(): void {
  showAll();
  start();
}

const on = (run: (event: Event) => void, ...types: string[]) => {
  for (const type of types) addEventListener(type, run, { capture: true, passive: true });
};
on(showAll, 'scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown', 'beforeprint');
on(start, 'pointerdown', 'keydown');
// Browsers also report a pointer that only rests where the page appears: it has not moved.
on((event) => {
  const { movementX, movementY } = event as PointerEvent;
  if (movementX || movementY) start();
}, 'pointermove');

// A post that the page is not made of and a partner's name that must not get lost wait for them.
if (/[?&;](post|partner)=/i.test(location.search)) start();
setTimeout(showAllAndStart, LATEST);
addEventListener('load', () => {
  if (document.hidden) showAllAndStart();
  else requestAnimationFrame(() => setTimeout(showAllAndStart));
});

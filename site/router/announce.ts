import { elementsIn } from './elements-in';
import { inView } from './page-transition';

/** Stops of the focus, hidden and disabled ones among them. */
const STOPS =
  ':is(a[href], button, input, select, textarea, summary, iframe, [tabindex]):not([tabindex="-1"])';

/**
 * Puts the focus on the new page's heading, so that a screen reader starts there and says what it is. Where a place
 * further down is shown, the next Tab leads to the first stop in sight instead of away from it.
 */
export function announce(): void {
  const main = document.querySelector<HTMLElement>('#main');
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!main || !heading) return;
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  const begin = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || event.ctrlKey || event.metaKey || inView(heading)) return;
    const stops = elementsIn(main).filter((element) => element.matches(STOPS) && isWhole(element));
    if (stops.some(takesFocus)) event.preventDefault();
  };
  const end = () => {
    // The window has lost the focus, not the heading.
    if (!document.hasFocus()) return;
    heading.removeEventListener('keydown', begin);
    heading.removeEventListener('blur', end);
  };
  heading.addEventListener('keydown', begin);
  heading.addEventListener('blur', end);
}

/** Tells whether all of an element lies in sight, below the header. */
function isWhole(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const from = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return top >= Math.max(from, 0) && bottom > top && bottom <= innerHeight;
}

/** Gives an element the focus, if it takes it: one that is hidden, disabled or inert does not. */
function takesFocus(element: Element): boolean {
  (element as HTMLElement).focus();
  return (element.getRootNode() as Document | ShadowRoot).activeElement === element;
}

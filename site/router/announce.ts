import { elementsIn } from './elements-in';
import { inView } from './page-transition';

/** Stops of the focus, as far as they are in sight. */
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
    if (event.key !== 'Tab' || event.shiftKey || inView(heading)) return;
    const stop = elementsIn(main).find((element) => element.matches(STOPS) && isWhole(element));
    if (!stop) return;
    event.preventDefault();
    (stop as HTMLElement).focus();
  };
  heading.addEventListener('keydown', begin);
  heading.addEventListener('blur', () => heading.removeEventListener('keydown', begin), { once: true });
}

/** Tells whether all of an element is to be seen, below the header. */
function isWhole(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const from = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return element.checkVisibility() && top >= Math.max(from, 0) && bottom > top && bottom <= innerHeight;
}

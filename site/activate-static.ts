import { avoidOverlap } from './layout/avoid-overlap';
import { holdPlace } from './layout/hold-place';
import { today } from './today';

/**
 * The little that a page's own HTML needs of script; all else on it is tags. Runs for prerendered pages, whose
 * components never run in the browser, and for pages that script has made.
 * @param isStatic whether the page is the prerendered HTML
 * @returns what to do when the page goes
 */
export function activateStatic(page: HTMLElement, { isStatic }: { isStatic: boolean }): () => void {
  const end = new AbortController();
  if (page.querySelector('[data-next], .urgency')) {
    import('./ui/dates/fill-dates').then(
      ({ keepDates }) => end.signal.aborted || end.signal.addEventListener('abort', keepDates(page, today)),
      () => undefined, // The link to the calendar, which is there, stays.
    );
  }
  const hero = page.querySelector<HTMLElement>('.hero-picture');
  if (hero && !isStatic) fadeIn(hero.querySelector('img')!);
  const help = page.querySelector<HTMLElement>('.contact-help');
  const stopAvoiding = help && avoidOverlap(help, page.querySelector('cat-contact')!);
  if (page.querySelector('.route')) {
    import('../widgets/kit/route/watch-route').then(
      ({ watchRoute }) => watchRoute(page, end.signal),
      console.error,
    );
  }
  const builder = page.querySelector<HTMLElement>('.builder');
  if (builder) {
    const below = builder.parentElement!.nextElementSibling!;
    import('./pages/partners/builder').then(
      ({ mount }) => holdPlace(below, () => mount(builder, end.signal)),
      () => holdPlace(below, () => (builder.dataset.failed = '')), // What stands there without scripts shows instead.
    );
  }
  return () => {
    end.abort();
    stopAvoiding?.();
  };
}

/** A prerendered hero picture is simply there, one that script inserts fades in. */
function fadeIn(image: HTMLImageElement): void {
  if (image.complete) return;
  image.dataset.state = 'loading';
  image.addEventListener('load', () => (image.dataset.state = 'shown'), { once: true });
}

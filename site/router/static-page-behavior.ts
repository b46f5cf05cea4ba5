import { today } from '../layout/today';

/**
 * Adds the little script behavior that static HTML needs; elements do the rest. Runs for prerendered and rendered
 * pages.
 * @returns a cleanup function
 */
export function addStaticPageBehavior(page: HTMLElement, { isStatic }: { isStatic: boolean }): () => void {
  const end = new AbortController();
  if (page.querySelector('[data-next], [data-urgency]')) {
    import('../ui/dates/update-dates').then(
      ({ updateDates }) =>
        end.signal.aborted || end.signal.addEventListener('abort', updateDates(page, today)),
      () => undefined, // The link to the calendar, which is there, stays.
    );
  }
  const cat = page.querySelector<HTMLElement>('.cat-rule');
  if (cat) {
    new IntersectionObserver((entries) => {
      if (entries.at(-1)!.isIntersecting) cat.dataset.seen = '';
    }).observe(cat);
  }
  const hero = page.querySelector<HTMLElement>('.hero-picture');
  if (hero && !isStatic) fadeIn(hero.querySelector('img')!);
  const help = page.querySelector<HTMLElement>('.contact-help');
  if (help) avoidOverlap(help, page.querySelector('cat-contact')!, end.signal);
  if (page.querySelector('.walk-map')) {
    import('../../widgets/kit/walk-map/watch-walk-map').then(
      ({ watchWalkMap }) => watchWalkMap(page, end.signal),
      console.error,
    );
  }
  const builder = page.querySelector<HTMLElement>('.builder');
  if (builder) {
    import('../pages/partners/builder').then(
      ({ mount }) => mount(builder, end.signal),
      () => (builder.dataset.failed = ''), // Shows what is there without scripts.
    );
  }
  if (page.querySelector('[data-copies]')) {
    import('../ui/copy-buttons').then(
      ({ activateCopyButtons }) => activateCopyButtons(page),
      () => undefined, // The buttons stay hidden.
    );
  }
  return () => end.abort();
}

/** Marks a floating element with `data-away` while it would cover another one. */
function avoidOverlap(floating: HTMLElement, covered: Element, signal: AbortSignal): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, right, bottom, left } = floating.getBoundingClientRect();
  const margins = [top, clientWidth - right, clientHeight - bottom, left];
  const observer = new IntersectionObserver(
    (entries) => floating.toggleAttribute('data-away', entries.at(-1)!.isIntersecting),
    { rootMargin: margins.map((margin) => `${-Math.floor(margin)}px`).join(' ') },
  );
  observer.observe(covered);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** A prerendered hero picture shows at once, a rendered one fades in. */
function fadeIn(image: HTMLImageElement): void {
  if (image.complete) return;
  image.dataset.state = 'loading';
  image.addEventListener('load', () => (image.dataset.state = 'shown'), { once: true });
}

/** Pixels at the top of the window that the site's header covers; what ends there has been read. */
const READ = 130;

/**
 * Sends the cat of a map to the stop that is being read: the first that is not above the window. A plate that is pressed
 * leads to its stop; for keys and screen readers the stop itself is there.
 * @param root around the map and the list of its stops
 * @param end ends it; it may have come already
 */
export function watchRoute(root: ParentNode, end: AbortSignal): void {
  const sheet = root.querySelector<SVGElement>('.route-sheet');
  if (!sheet || end.aborted) return;
  const stops = [...root.querySelectorAll('.stops > li')];
  const plates = [...sheet.querySelectorAll<SVGElement>('.route-plate')];
  const numberOf = (plate: SVGElement) => Number(plate.dataset.stop) - 1;
  const seen = new Set<number>();
  let stood = 0;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const index = stops.indexOf(target);
        if (isIntersecting) seen.add(index);
        else seen.delete(index);
      }
      const here = plates.find((plate) => numberOf(plate) === Math.min(...seen));
      // A stop without a place: the cat waits where it is.
      if (here) go(here);
    },
    { rootMargin: `-${READ}px 0px 0px` },
  );
  const go = (here: SVGElement) => {
    const at = Number(here.dataset.at);
    for (const plate of plates) {
      plate.toggleAttribute('data-here', plate === here);
      stops[numberOf(plate)]!.toggleAttribute('data-here', plate === here);
    }
    // The cat looks where it goes, and still does so when it is there.
    if (at !== stood) sheet.toggleAttribute('data-back', at < stood);
    sheet.style.setProperty('--at', String((stood = at)));
  };
  const lead = (event: Event) => {
    const plate = (event.target as Element).closest<SVGElement>('.route-plate');
    if (plate) stops[numberOf(plate)]!.scrollIntoView();
  };
  sheet.addEventListener('click', lead, { signal: end });
  for (const stop of stops) observer.observe(stop);
  end.addEventListener('abort', () => observer.disconnect());
}

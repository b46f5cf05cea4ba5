/**
 * The line of the window on which one reads, just above its middle. An observer watches it, and no animation of the
 * browser's own that hangs on scrolling: the cat goes from stop to stop and waits while one reads, however far a stop is
 * from the next, and where one watches, the plates and the list are told in the same breath.
 */
const LINE = '-45% 0px -54%';

/** The line, and all that was above it: what has come that far, however far it has gone since. */
const COME = '9999999px 0px -54%';

/**
 * Sends the cat of a map to the stop that is being read: the one that is on the line. A plate that is pressed leads to
 * its stop; for keys and screen readers the stop itself is there.
 * @param root around the map and the list of its stops
 * @param end ends it; it may have come already
 */
export function watchRoute(root: ParentNode, end: AbortSignal): void {
  const sheet = root.querySelector<SVGSVGElement>('.route-sheet');
  if (!sheet || end.aborted) return;
  const stops = [...root.querySelectorAll('.stops > li')];
  const plates = [...sheet.querySelectorAll<SVGGElement>('.route-plate')];
  const numberOf = (plate: SVGElement) => Number(plate.dataset.stop) - 1;
  let before = 0;
  const go = (here: SVGGElement) => {
    const at = Number(here.dataset.at);
    for (const plate of plates) {
      plate.toggleAttribute('data-here', plate === here);
      stops[numberOf(plate)]!.toggleAttribute('data-here', plate === here);
    }
    // The cat looks where it goes, and still does so when it is there.
    if (at !== before) sheet.toggleAttribute('data-back', at < before);
    sheet.style.setProperty('--at', String((before = at)));
    // How far down the sheet the plate is: a strip of the map shows that part of it.
    const { f: y } = here.transform.baseVal[0]!.matrix;
    sheet.style.setProperty('--down', String(y / sheet.viewBox.baseVal.height));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const index = stops.indexOf(target);
        const here = isIntersecting && plates.find((plate) => numberOf(plate) === index);
        // A stop without a place: the cat waits where it is.
        if (here) go(here);
      }
    },
    { rootMargin: LINE },
  );
  // Above the list the map is whole; from its first stop on one reads.
  const begun = new IntersectionObserver(
    (entries) => sheet.parentElement!.toggleAttribute('data-reading', entries.at(-1)!.isIntersecting),
    { rootMargin: COME },
  );
  const lead = (event: Event) => {
    const plate = (event.target as Element).closest<SVGGElement>('.route-plate');
    if (!plate) return;
    // At the end of a short page the stop may not come as far up as the line.
    go(plate);
    stops[numberOf(plate)]!.scrollIntoView();
  };
  sheet.addEventListener('click', lead, { signal: end });
  for (const stop of stops) observer.observe(stop);
  if (stops[0]) begun.observe(stops[0]);
  end.addEventListener('abort', () => {
    observer.disconnect();
    begun.disconnect();
  });
}

/** A line just above the middle of the viewport. */
const READING_LINE = '-45% 0px -54%';

const ABOVE_LINE = '9999999px 0px -54%';

/**
 * Moves the cat of a map to the stop on the reading line. A click on a plate scrolls to its stop.
 * @param root contains the map and the list of its stops
 */
export function watchWalkMap(root: ParentNode, end: AbortSignal): void {
  const sheet = root.querySelector<SVGSVGElement>('.walk-map-sheet');
  if (!sheet || end.aborted) return;
  const stops = [...root.querySelectorAll('.stops > li')];
  const plates = [...sheet.querySelectorAll<SVGGElement>('.walk-map-plate')];
  const numberOf = (plate: SVGElement) => Number(plate.dataset.stop) - 1;
  let before = 0;
  const go = (here: SVGGElement) => {
    const at = Number(here.dataset.at);
    for (const plate of plates) {
      plate.toggleAttribute('data-here', plate === here);
      stops[numberOf(plate)]!.toggleAttribute('data-here', plate === here);
    }
    if (at !== before) sheet.toggleAttribute('data-back', at < before);
    sheet.style.setProperty('--at', String((before = at)));
    // On phones a strip of the map shows the part around the plate.
    const { f: y } = here.transform.baseVal[0]!.matrix;
    sheet.style.setProperty('--down', String(y / sheet.viewBox.baseVal.height));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const index = stops.indexOf(target);
        const here = isIntersecting && plates.find((plate) => numberOf(plate) === index);
        if (here) go(here);
      }
    },
    { rootMargin: READING_LINE },
  );
  // The whole map shows until the first stop is reached.
  const begun = new IntersectionObserver(
    (entries) => sheet.parentElement!.toggleAttribute('data-reading', entries.at(-1)!.isIntersecting),
    { rootMargin: ABOVE_LINE },
  );
  const lead = (event: Event) => {
    const plate = (event.target as Element).closest<SVGGElement>('.walk-map-plate');
    if (!plate) return;
    // At the end of a short page the stop may not reach the line.
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

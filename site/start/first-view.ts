const { dataset } = document.documentElement;

/** Steps in which the rest of a page is shown; layout.css says what belongs to each. */
const STEPS = 3;

/** Leaves what is below the first view out of the layout, for 1.5 s at most. */
export const showFirstView = (): void => void (dataset.firstView = '1');

export const showAll = (): void => void delete dataset.firstView;

/** Shows the rest in steps, a frame apart: all at once would be a long task. */
export function showRest(): void {
  const step = Number(dataset.firstView);
  // Hidden tabs have no frames.
  if (document.hidden || !(step < STEPS)) return showAll();
  dataset.firstView = String(step + 1);
  requestAnimationFrame(showRest);
}

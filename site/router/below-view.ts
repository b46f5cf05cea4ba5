/** Parts of a page that were below the view when it was left, and which view that was. */
export interface BelowView {
  view: string;
  parts: HTMLElement[];
}

const view = (y?: number): string => [y, innerWidth, innerHeight].join();

/** Shows what is left out right now. */
let showRest: (() => void) | undefined;

/**
 * Notes the parts of a page that are below the view.
 * @param box the parent of the parts
 */
export function noteBelowView(box: HTMLElement): BelowView {
  showRest?.();
  const parts = ([...box.children] as HTMLElement[]).filter(
    (part) => part.getBoundingClientRect().top > innerHeight,
  );
  return { view: view(scrollY), parts };
}

/**
 * Leaves the noted parts out of the first frame of a page that comes back, which is there in half the time then. By
 * `display`, as where a page starts (layout.css): what comes out of `content-visibility` would count as a shift.
 * @param y the place that the page comes back to, in pixels; at another one, other parts are in view
 * @param then runs once they are back, unless nothing was left out
 */
export function leaveOut(below: BelowView, y: number | undefined, then: () => void): void {
  if (below.view !== view(y)) return;
  const show = (display: string) => {
    for (const { style } of below.parts) style.display = display;
  };
  show('none');
  showRest = () => {
    showRest = undefined;
    show('');
    then();
  };
  requestAnimationFrame(() => setTimeout(() => showRest?.()));
}

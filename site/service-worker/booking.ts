/**
 * Tells whether the provider's calendar is on the screen, in the page, in a tag or over both: somebody may be in the
 * middle of a booking, which a reload would lose.
 * @param origin the provider's
 */
export const bookingRuns = (origin: string, root: ParentNode = document): boolean =>
  [...root.querySelectorAll('*')].some((element) =>
    element instanceof HTMLIFrameElement
      ? element.src.startsWith(`${origin}/`) && element.getClientRects().length > 0
      : element.shadowRoot !== null && bookingRuns(origin, element.shadowRoot),
  );

/** Milliseconds between two looks. */
const PAUSE = 1000;

/** True while a form is being sent: it cancels the event. */
const formsRun = (): boolean => !dispatchEvent(new Event('cat-reload', { cancelable: true }));

/** Runs something at once, or as soon as no booking is on the screen any more and no form on its way. */
export function whenNoBookingRuns(origin: string, run: () => void): void {
  if (bookingRuns(origin) || formsRun()) setTimeout(() => whenNoBookingRuns(origin, run), PAUSE);
  else run();
}

import { originOf } from '../model/origin-of';
import { config } from './config';

/** Address of the report about us: a page of its own, which can also be in a frame. */
export const filmUrl = (): string => config.film.url;

/** Time that the film's page may take until it counts as failed, in ms. */
const PATIENCE_MS = 15_000;

/**
 * Watches over a frame that shows the film. A frame that is refused fires no error, so failure is: a page policy that
 * forbids it, an address that cannot be reached, or nothing within 15 s.
 * @param frame with `src` not yet set
 * @returns what stops watching; nothing is told afterwards
 */
export function watchFilm(frame: HTMLIFrameElement, onFail: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => {
    controller.abort();
    clearTimeout(timer);
  };
  const fail = () => {
    if (signal.aborted) return;
    stop();
    onFail();
  };
  const timer = setTimeout(fail, PATIENCE_MS);
  let mayAsk = true;
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (originOf(blockedURI) !== originOf(filmUrl())) return;
    if (effectiveDirective === 'connect-src') mayAsk = false;
    else fail();
  };
  document.addEventListener('securitypolicyviolation', onViolation, { signal });
  frame.addEventListener('load', () => clearTimeout(timer), { signal });
  // A page that forbids us to ask may still show the frame: its violation event comes before this failure.
  fetch(filmUrl(), { mode: 'no-cors', credentials: 'omit', signal }).catch(() =>
    setTimeout(() => mayAsk && fail()),
  );
  return stop;
}

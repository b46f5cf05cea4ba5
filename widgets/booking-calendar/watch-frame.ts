import { originOf } from '../kit/model/origin-of';

/** Milliseconds after which a frame that has not loaded counts as failed. */
export const PATIENCE = 15_000;
/** Milliseconds that a loaded frame waits for the probe: a frame that was refused says that it loaded, too. */
const PROBE_PATIENCE = 2_000;
/** Milliseconds in which a policy tells that it was what refused the probe. */
const POLICY_SPEAKS = 100;

interface Watch {
  onShown(): void;
  /** Also after `onShown`. */
  onFailed(): void;
}

/**
 * Watches a frame of the provider come. It says `load` even when it was refused or answered with an error, and never
 * `error`; so it has failed when it has not loaded in time, when its address cannot be reached, or when the page's
 * policy forbids it, which the browser tells a moment after `load`. What the browser believes of the network is often wrong: it is a reason to ask, no answer.
 * @returns what ends the watch
 */
export function watchFrame(frame: HTMLIFrameElement, url: string, { onShown, onFailed }: Watch): () => void {
  const watching = new AbortController();
  /** Ends sooner: once the frame counts as shown, the policy alone can still say that it is not. */
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = () => {
    waiting.abort();
    watching.abort();
  };
  const fail = () => {
    if (watching.signal.aborted) return;
    end();
    onFailed();
  };
  const show = () => {
    if (signal.aborted) return;
    waiting.abort();
    onShown();
  };
  const after = (ms: number, run: () => void) => {
    if (signal.aborted) return;
    const timer = setTimeout(run, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  let forbidden = false;
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective }) => {
      if (originOf(blockedURI) !== originOf(url)) return;
      // A page may let the frame in and the probe not: that says nothing about the frame.
      if (effectiveDirective === 'connect-src') forbidden = true;
      else if (/^(frame|child|default)-src$/.test(effectiveDirective)) fail();
    },
    { signal: watching.signal },
  );
  after(PATIENCE, fail);

  const ask = () =>
    fetch(url, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal,
    }).catch(
      () =>
        new Promise<unknown>((resolve) => {
          after(POLICY_SPEAKS, () => (forbidden ? resolve(forbidden) : fail()));
        }),
    );
  const probe = ask();
  addEventListener('offline', ask, { signal });
  frame.addEventListener(
    'load',
    () => {
      after(PROBE_PATIENCE, show);
      void probe.then(show);
    },
    { signal },
  );
  return end;
}

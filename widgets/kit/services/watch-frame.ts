import { originOf } from '../model/origin-of';

const LOAD_TIMEOUT_MS = 15_000;
/** Wait of a loaded frame for the probe. */
const PROBE_TIMEOUT_MS = 2_000;
/** Time in which the browser reports a policy that refused the probe. */
const VIOLATION_DELAY_MS = 100;

interface Watch {
  onShown?(): void;
  /** Also called after `onShown`. */
  onFailed(): void;
}

/**
 * Watches a third-party frame. A frame that is refused or answers with an error fires `load`, never `error`: it has
 * failed if it does not load in time, its address cannot be reached or the page's policy forbids it.
 * @returns stops watching
 */
export function watchFrame(frame: HTMLIFrameElement, url: string, { onShown, onFailed }: Watch): () => void {
  const watching = new AbortController();
  /** Aborted when the frame is shown: after that only a policy violation can fail it. */
  const loading = new AbortController();
  const { signal } = loading;
  const stop = () => {
    loading.abort();
    watching.abort();
  };
  const fail = () => {
    if (watching.signal.aborted) return;
    stop();
    onFailed();
  };
  const show = () => {
    if (signal.aborted) return;
    loading.abort();
    onShown?.();
  };
  const after = (ms: number, run: () => void) => {
    if (signal.aborted) return;
    const timer = setTimeout(run, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  let isProbeForbidden = false;
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective }) => {
      if (originOf(blockedURI) !== originOf(url)) return;
      // A page may allow the frame and forbid the probe.
      if (effectiveDirective === 'connect-src') isProbeForbidden = true;
      else if (/^(frame|child|default)-src$/.test(effectiveDirective)) fail();
    },
    { signal: watching.signal },
  );
  after(LOAD_TIMEOUT_MS, fail);

  const sendProbe = () =>
    fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal }).catch(
      () =>
        new Promise<void>((resolve) =>
          after(VIOLATION_DELAY_MS, () => (isProbeForbidden ? resolve() : fail())),
        ),
    );
  const probe = sendProbe();
  addEventListener('offline', sendProbe, { signal });
  frame.addEventListener(
    'load',
    () => {
      after(PROBE_TIMEOUT_MS, show);
      void probe.then(show);
    },
    { signal },
  );
  return stop;
}

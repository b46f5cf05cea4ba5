/** Milliseconds after which a frame that has not loaded counts as failed. */
export const PATIENCE = 15_000;
/** Milliseconds that a loaded frame waits for the probe: a frame that was refused says that it loaded, too. */
const PROBE_PATIENCE = 2_000;
/** Milliseconds in which a policy tells that it was what refused the probe. */
const POLICY_SPEAKS = 100;

interface Watch {
  onShown(): void;
  onFailed(): void;
}

/**
 * Watches a frame of the provider come. It says `load` even when it was refused or answered with an error, and never
 * `error`; so it has failed when it has not loaded in time, when its address cannot be reached, or when the page's
 * policy forbids it. What the browser believes of the network is often wrong: it is a reason to ask, no answer.
 * @returns what ends the watch
 */
export function watchFrame(frame: HTMLIFrameElement, url: string, { onShown, onFailed }: Watch): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const end = (tell: () => void) => {
    if (signal.aborted) return;
    ended.abort();
    tell();
  };
  const fail = () => end(onFailed);
  const after = (ms: number, run: () => void) => {
    const timer = setTimeout(run, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  let forbidden = false;
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective }) => {
      if (!blockedURI.startsWith(new URL(url).origin)) return;
      // A page may let the frame in and the probe not: that says nothing about the frame.
      if (effectiveDirective === 'connect-src') forbidden = true;
      else if (/^(frame|child|default)-src$/.test(effectiveDirective)) fail();
    },
    { signal },
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
      after(PROBE_PATIENCE, () => end(onShown));
      void probe.then(() => end(onShown));
    },
    { signal },
  );
  return () => ended.abort();
}

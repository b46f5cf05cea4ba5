/**
 * Mocks timers that are longer than a framework's, and `performance.now`. Time passes only when the test advances it.
 */
export function clock() {
  const real = { setTimeout, clearTimeout, now: performance.now };
  const timers = new Map<number, { at: number; run: () => void }>();
  let now = 1_000_000;
  let last = 1e9;
  /** Shorter ones belong to Preact's scheduling. */
  const LONG = 110;

  window.setTimeout = ((run: () => void, delay = 0) => {
    if (delay < LONG) return real.setTimeout.call(window, run, delay);
    timers.set((last += 1), { at: now + delay, run });
    return last;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id: number) => {
    if (!timers.delete(id)) real.clearTimeout.call(window, id);
  }) as typeof window.clearTimeout;
  performance.now = () => now;

  /** Lets effects run, in real time. */
  const settle = async () => {
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => real.setTimeout.call(window, resolve, 0)));
  };
  return {
    settle,
    /** Number of pending timers. */
    waiting: () => timers.size,
    /** Advances the time by milliseconds and runs the timers that are due, in order. */
    async advance(span: number) {
      const end = now + span;
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
        if (!due) break;
        const [id, { at, run }] = due;
        timers.delete(id);
        now = at;
        run();
        await settle();
      }
      now = end;
    },
    restore() {
      window.setTimeout = real.setTimeout;
      window.clearTimeout = real.clearTimeout;
      performance.now = real.now;
    },
  };
}

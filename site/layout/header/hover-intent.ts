/** Milliseconds. */
export const hoverTimes = { open: 200, close: 150, skip: 300 };

interface Target {
  isOpen(): boolean;
  open(): void;
  close(): void;
}

/**
 * Opens and closes a menu as the mouse comes and goes: after a rest on it, so that crossing the bar opens
 * nothing; at once when it was closed only a moment ago.
 * @param now milliseconds, from any fixed start
 */
export function hoverIntent({ isOpen, open, close }: Target, now: () => number = () => performance.now()) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;
  const later = (run: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  return {
    enter: () => later(open, now() - closedAt < hoverTimes.skip ? 0 : hoverTimes.open),
    leave: () =>
      later(() => {
        if (!isOpen()) return;
        closedAt = now();
        close();
      }, hoverTimes.close),
    cancel: () => clearTimeout(timer),
  };
}

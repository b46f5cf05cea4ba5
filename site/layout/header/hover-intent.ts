/** In milliseconds. */
const hoverTimes = { open: 200, close: 150, skip: 300 };

interface Target {
  isOpen(): boolean;
  open(): void;
  close(): void;
}

/**
 * Opens and closes a menu on hover: after a delay, so that moving across opens nothing; without one shortly after it
 * closed.
 * @param now milliseconds
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

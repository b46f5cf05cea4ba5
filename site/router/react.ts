/*
 * React as wouter imports it: our components' React and five functions that only a router needs, in a file of its own
 * so that partner pages do not download them. Source: https://github.com/preactjs/preact/tree/main/compat
 */
import { cloneElement, isValidElement } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';

export * from '../../widgets/kit/react';
export { cloneElement, isValidElement, useMemo };

/** Preact passes `ref` like any other prop. */
export const forwardRef = <T>(render: T): T => render;

/** Subscribes a component to a store whose snapshots are compared by `Object.is`. */
export function useSyncExternalStore<T>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => T,
): T {
  const [, setSnapshot] = useState(getSnapshot);
  useLayoutEffect(() => {
    const update = () => setSnapshot(getSnapshot);
    update();
    return subscribe(update);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- callers pass a new function for the same value
  }, [subscribe]);
  return getSnapshot();
}

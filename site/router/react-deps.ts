/**
 * Parts of React that the router takes, named one by one. The router's own file takes the whole namespace, and parts of
 * it that nothing else needs; both would end up in the chunk that every partner page downloads. The build puts this
 * file in its place, as the router's own Preact edition does.
 */
import { useEffect, useRef, useState } from 'react';

export { createContext, createElement, Fragment, useContext, useRef, useState } from 'react';

export const useIsomorphicLayoutEffect = useEffect;
export const useInsertionEffect = useEffect;

/** A function whose identity never changes and that always runs the newest version of what was given. */
export function useEvent<A extends unknown[], R>(fn: (...args: A) => R): (...args: A) => R {
  const latest = useRef(fn);
  const stable = useRef((...args: A) => latest.current(...args));
  useInsertionEffect(() => {
    latest.current = fn;
  });
  return stable.current;
}

/** The router subscribes to the address bar only, whose value is text: comparing it is enough. */
export function useSyncExternalStore<T>(
  subscribe: (changed: () => void) => () => void,
  read: () => T,
  onServer = read,
): T {
  const value = typeof window === 'undefined' ? onServer() : read();
  const [, setSeen] = useState(value);
  useEffect(() => {
    setSeen(() => read());
    return subscribe(() => setSeen(() => read()));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the router reads the same address by another function at each drawing
  }, [subscribe]);
  return value;
}

// Our links are plain anchors and our pages are found by `findRoute`, so the router's Link, Switch and Route
// are dropped from the build. These stand-ins let the bundler see that, and throw where one is used after all.

/*#__NO_SIDE_EFFECTS__*/
export const forwardRef = <T>(render: T): T => render;
export const useMemo = unused('useMemo');
export const isValidElement = unused('isValidElement');
export const cloneElement = unused('cloneElement');

function unused(name: string): () => never {
  return () => {
    throw new Error(`The router asks for ${name}, which site/router/react-deps.ts leaves out: add it there.`);
  };
}

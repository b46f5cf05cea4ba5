/**
 * What the router takes from React, named one by one. The router's own file takes the whole namespace, which
 * would keep all of the compatibility layer in the chunk that every partner page downloads. The build puts this
 * file in its place, as the router's own Preact edition does.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';

export {
  cloneElement,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  isValidElement,
  useContext,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
export const useInsertionEffect = useIsomorphicLayoutEffect;

/** A function whose identity never changes and that always runs the newest version of what was given. */
export function useEvent<A extends unknown[], R>(fn: (...args: A) => R): (...args: A) => R {
  const latest = useRef(fn);
  const stable = useRef((...args: A) => latest.current(...args));
  useInsertionEffect(() => {
    latest.current = fn;
  });
  return stable.current;
}

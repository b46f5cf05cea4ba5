import {
  Children,
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  type ReactNode,
} from 'react';
import { ensureLoader, tourLink, type Names } from './index.js';

type Properties = Names & { children?: ReactNode; className?: string; [attribute: string]: unknown };
type Listeners = [event: string, listener: (event: Event) => void][];

const EVENT = /^oncat-/;

/**
 * Returns a component of an element for React 18 and 19, also on servers. Attributes and events have their HTML names;
 * React 18 supports neither custom events nor `class`.
 */
export const wrap = (tag: string) =>
  forwardRef<HTMLElement, Properties>(function CatTag({ children, className, ...others }, ref) {
    const own = useRef<HTMLElement>(null);
    useImperativeHandle(ref, () => own.current!, []);
    useEffect(() => ensureLoader(), []);

    const entries = Object.entries(others);
    const listeners = entries.filter(([name, listener]) => EVENT.test(name) && listener) as Listeners;
    // Listeners may change with each render.
    useEffect(() => {
      const element = own.current!;
      for (const [name, listener] of listeners) element.addEventListener(name.slice(2), listener);
      return () => {
        for (const [name, listener] of listeners) element.removeEventListener(name.slice(2), listener);
      };
    });

    const { name, ...link } = tourLink(others);
    const inside = children as ReactNode;
    // A false condition renders `false`, `null` or an empty text.
    const isEmpty = Children.toArray(inside).every((child) => child === '');
    return createElement(
      tag,
      {
        ...Object.fromEntries(entries.filter(([attribute]) => !EVENT.test(attribute))),
        ...(className ? { class: className } : {}),
        ref: own,
      },
      isEmpty ? createElement('a', link, name) : inside,
    );
  });

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
type Heard = [event: string, listener: (event: Event) => void][];

const EVENT = /^oncat-/;

/**
 * Makes a component of a tag, for React 18 and 19 and for servers. Attributes and events have the names that they have
 * in HTML; React 18 would neither hear the events nor write a class.
 */
export const wrap = (tag: string) =>
  forwardRef<HTMLElement, Properties>(function CatTag({ children, className, ...others }, ref) {
    const own = useRef<HTMLElement>(null);
    useImperativeHandle(ref, () => own.current!, []);
    useEffect(() => ensureLoader(), []);

    const said = Object.entries(others);
    const heard = said.filter(([name, listener]) => EVENT.test(name) && listener) as Heard;
    // The listeners may be others each time.
    useEffect(() => {
      const element = own.current!;
      for (const [name, listener] of heard) element.addEventListener(name.slice(2), listener);
      return () => {
        for (const [name, listener] of heard) element.removeEventListener(name.slice(2), listener);
      };
    });

    const { name, ...link } = tourLink(others);
    const inside = children as ReactNode;
    // A condition that does not hold leaves `false`, `null` or an empty text.
    const isEmpty = Children.toArray(inside).every((child) => child === '');
    return createElement(
      tag,
      {
        ...Object.fromEntries(said.filter(([attribute]) => !EVENT.test(attribute))),
        ...(className ? { class: className } : {}),
        ref: own,
      },
      isEmpty ? createElement('a', link, name) : inside,
    );
  });

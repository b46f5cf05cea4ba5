/** JSX of React 18 and 19. Events: React 19 knows `oncat-booking-start={(event) => event.detail}`. */
import type { CSSProperties, DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CatElements, CatEvents, CatEventsOf, CatStyle, CatTags } from './cat-tours.js';

/** React 18 hears no event of a custom element, and writes `className` unchanged; 19 has no `createFactory`. */
type Is18 = 'createFactory' extends keyof typeof import('react') ? true : false;
type Listener<E extends keyof CatEvents> = Is18 extends true ? never : (event: CatEvents[E]) => void;

type CatProps<T extends keyof CatTags> = CatTags[T] &
  Omit<
    DetailedHTMLProps<HTMLAttributes<CatElements[T]>, CatElements[T]>,
    keyof CatTags[T] | 'style' | (Is18 extends true ? 'className' : never)
  > & { style?: CSSProperties & CatStyle } & {
    [E in CatEventsOf[T] as `on${E}`]?: Listener<E>;
  } & (Is18 extends true ? { class?: string } : {});
type CatJsx = { [T in keyof CatTags]: CatProps<T> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends CatJsx {}
  }
}

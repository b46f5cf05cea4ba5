/** JSX of React 18 and 19. Events: React 19 knows `oncat-booking-start={(event) => event.detail}`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CatElements, CatEvents, CatEventsOf, CatTags } from './cat-tours';

type CatProps<T extends keyof CatTags> = CatTags[T] &
  Omit<DetailedHTMLProps<HTMLAttributes<CatElements[T]>, CatElements[T]>, keyof CatTags[T]> & {
    [E in CatEventsOf[T] as `on${E}`]?: (event: CatEvents[E]) => void;
  };
type CatJsx = { [T in keyof CatTags]: CatProps<T> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends CatJsx {}
  }
}

/** JSX of Preact. */
import type { HTMLAttributes } from 'preact';
import type { CatElements, CatEvents, CatEventsOf, CatTags } from './cat-tours.js';

type CatProps<T extends keyof CatTags> = CatTags[T] &
  Omit<HTMLAttributes<CatElements[T]>, keyof CatTags[T]> & {
    [E in CatEventsOf[T] as `on${E}`]?: (event: CatEvents[E]) => void;
  };
type CatJsx = { [T in keyof CatTags]: CatProps<T> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends CatJsx {}
  }
}

/** Templates of Svelte 5. */
import type { HTMLAttributes } from 'svelte/elements';
import type { CatElements, CatEvents, CatEventsOf, CatTags } from './cat-tours.js';

type CatProps<T extends keyof CatTags> = CatTags[T] &
  Omit<HTMLAttributes<CatElements[T]>, keyof CatTags[T]> & {
    [E in CatEventsOf[T] as `on${E}`]?: (event: CatEvents[E]) => void;
  };
type CatMarkup = { [T in keyof CatTags]: CatProps<T> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends CatMarkup {}
}

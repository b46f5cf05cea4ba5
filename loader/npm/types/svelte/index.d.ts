/** Components for Svelte 5. Attributes and events have the names that they have in HTML. */
import type { Component, Snippet } from 'svelte';
import type { HTMLAttributes } from 'svelte/elements';
import type { CatElements, CatEvents, CatEventsOf, CatTags } from '../cat-tours.js';
import '../cat-tours-svelte.js';

type CatComponent<T extends keyof CatTags> = Component<
  CatTags[T] &
    Omit<HTMLAttributes<CatElements[T]>, keyof CatTags[T]> & { children?: Snippet } & {
      [E in CatEventsOf[T] as `on${E}`]?: (event: CatEvents[E]) => void;
    }
>;

/** Components for Vue 3. Attributes and events have the names that they have in HTML. */
import type { DefineComponent, HTMLAttributes } from 'vue';
import type { CatEvents, CatEventsOf, CatTags } from './cat-tours.js';
import './cat-tours-vue.js';

type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;
type CatComponent<T extends keyof CatTags> = DefineComponent<
  // A checker that keeps the names of the bare tags keeps them here as well.
  Omit<HTMLAttributes, keyof CatTags[T] | 'innerHTML'> &
    CatTags[T] & {
      [K in keyof CatTags[T] as Camel<K & string>]: CatTags[T][K];
    } & {
      [E in CatEventsOf[T] as `on${Capitalize<Camel<E>>}`]?: (event: CatEvents[E]) => void;
    }
>;

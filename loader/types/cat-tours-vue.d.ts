/**
 * Templates of Vue 3, where `isCustomElement` knows the tags. Names are as in HTML; `noSearch` would do nothing there. To
 * have them checked, tsconfig.json needs:
 *
 *     "vueCompilerOptions": {
 *       "checkUnknownProps": true,
 *       "htmlAttributes": ["aria-*"]
 *     }
 */
import type { DefineComponent, HTMLAttributes } from 'vue';
import type { CatEvents, CatEventsOf, CatTags } from './cat-tours.js';

type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;
type CatProps<T extends keyof CatTags> = CatTags[T] &
  Omit<HTMLAttributes, keyof CatTags[T]> & {
    [E in CatEventsOf[T] as `on${Capitalize<Camel<E>>}`]?: (event: CatEvents[E]) => void;
  };

type CatComponents = { [T in keyof CatTags]: DefineComponent<CatProps<T>> };

declare module 'vue' {
  interface GlobalComponents extends CatComponents {}
}

/**
 * Templates of Vue 3, where `isCustomElement` knows the tags. Names are as in HTML; `noSearch` would do nothing there. To
 * have them checked, tsconfig.json needs:
 *
 *     "vueCompilerOptions": {
 *       "checkUnknownProps": true,
 *       "htmlAttributes": ["aria-*", "item-id", "flow-id", "take-focus", "no-search", "no-link"]
 *     }
 */
import type { DefineComponent, HTMLAttributes } from 'vue';
import type { CatEvents, CatEventsOf, CatTags } from './cat-tours.js';

type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S;
type CatProps<T extends keyof CatTags> = CatTags[T] &
  Omit<HTMLAttributes, keyof CatTags[T]> & {
    [E in CatEventsOf[T] as `on${Capitalize<Camel<E>>}`]?: (event: CatEvents[E]) => void;
  };

declare module 'vue' {
  interface GlobalComponents {
    'cat-blog': DefineComponent<CatProps<'cat-blog'>>;
    'cat-booking-calendar': DefineComponent<CatProps<'cat-booking-calendar'>>;
    'cat-contact': DefineComponent<CatProps<'cat-contact'>>;
    'cat-faq': DefineComponent<CatProps<'cat-faq'>>;
    'cat-gallery': DefineComponent<CatProps<'cat-gallery'>>;
    'cat-help-button': DefineComponent<CatProps<'cat-help-button'>>;
    'cat-newsletter': DefineComponent<CatProps<'cat-newsletter'>>;
    'cat-press': DefineComponent<CatProps<'cat-press'>>;
    'cat-price-calculator': DefineComponent<CatProps<'cat-price-calculator'>>;
    'cat-reserve-button': DefineComponent<CatProps<'cat-reserve-button'>>;
    'cat-route-map': DefineComponent<CatProps<'cat-route-map'>>;
    'cat-site-search': DefineComponent<CatProps<'cat-site-search'>>;
    'cat-survey': DefineComponent<CatProps<'cat-survey'>>;
    'cat-testimonials': DefineComponent<CatProps<'cat-testimonials'>>;
    'cat-tour-list': DefineComponent<CatProps<'cat-tour-list'>>;
    'cat-video': DefineComponent<CatProps<'cat-video'>>;
  }
}

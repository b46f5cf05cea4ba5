/** Components for React 18 and 19. Attributes and events have the names that they have in HTML. */
import type { CSSProperties, ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { CatElements, CatEvents, CatEventsOf, CatStyle, CatTags } from './cat-tours.js';
import './cat-tours-react.js';

type CatProps<T extends keyof CatTags> = CatTags[T] &
  Omit<HTMLAttributes<CatElements[T]>, keyof CatTags[T] | 'style' | 'dangerouslySetInnerHTML'> & {
    style?: CSSProperties & CatStyle;
  } & {
    [E in CatEventsOf[T] as `on${E}`]?: (event: CatEvents[E]) => void;
  };
type CatComponent<T extends keyof CatTags> = ForwardRefExoticComponent<
  CatProps<T> & RefAttributes<CatElements[T]>
>;

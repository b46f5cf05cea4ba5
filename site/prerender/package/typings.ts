import { componentName } from '../docs/component-name';

/** Returns the types of the package, by file name; they build on those that `npm run docs` writes. */
export const packageTypings = (tags: readonly string[]): Record<string, string> => ({
  'index.d.ts': index,
  'react.d.ts': react + components(tags),
  'vue.d.ts': vue + components(tags),
  'svelte/index.d.ts': svelte + components(tags),
});

/** Declares a component of each tag. */
const components = (tags: readonly string[]): string =>
  tags.map((tag) => `export declare const ${componentName(tag)}: CatComponent<'${tag}'>;\n`).join('');

const index = `export type * from './cat-tours.js';

/** Version of this package, and of the loader that it was made with. */
export declare const version: string;

/**
 * Puts the loader into the page, once; on a server it does nothing. The components do that by themselves.
 * \`exact\` takes the loader of this very version, checked by its hash, instead of the newest that is compatible.
 */
export declare function ensureLoader(options?: { exact?: boolean }): void;

/** Returns the link that stands inside a tag where nothing else does. */
export declare function tourLink(names: { partner?: string; network?: string; campaign?: string }): {
  name: string;
  href: string;
  /** Language of the name. */
  lang: string;
};
`;

const react = `/** Components for React 18 and 19. Attributes and events have the names that they have in HTML. */
import type { CSSProperties, ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from 'react';
import type { CatElements, CatEvents, CatEventsOf, CatStyle, CatTags } from './cat-tours.js';
import './cat-tours-react.js';

type CatProps<T extends keyof CatTags> = CatTags[T] &
  Omit<HTMLAttributes<CatElements[T]>, keyof CatTags[T] | 'style' | 'dangerouslySetInnerHTML'> & {
    style?: CSSProperties & CatStyle;
  } & {
    [E in CatEventsOf[T] as \`on\${E}\`]?: (event: CatEvents[E]) => void;
  };
type CatComponent<T extends keyof CatTags> = ForwardRefExoticComponent<
  CatProps<T> & RefAttributes<CatElements[T]>
>;

`;

const vue = `/** Components for Vue 3. Attributes and events have the names that they have in HTML. */
import type { DefineComponent, HTMLAttributes } from 'vue';
import type { CatEvents, CatEventsOf, CatTags } from './cat-tours.js';
import './cat-tours-vue.js';

type Camel<S extends string> = S extends \`\${infer A}-\${infer B}\` ? \`\${A}\${Capitalize<Camel<B>>}\` : S;
type CatComponent<T extends keyof CatTags> = DefineComponent<
  // A checker that keeps the names of the bare tags keeps them here as well.
  Omit<HTMLAttributes, keyof CatTags[T] | 'innerHTML'> & CatTags[T] & {
    [K in keyof CatTags[T] as Camel<K & string>]: CatTags[T][K];
  } & {
    [E in CatEventsOf[T] as \`on\${Capitalize<Camel<E>>}\`]?: (event: CatEvents[E]) => void;
  }
>;

`;

const svelte = `/** Components for Svelte 5. Attributes and events have the names that they have in HTML. */
import type { Component, Snippet } from 'svelte';
import type { HTMLAttributes } from 'svelte/elements';
import type { CatElements, CatEvents, CatEventsOf, CatTags } from '../cat-tours.js';
import '../cat-tours-svelte.js';

type CatComponent<T extends keyof CatTags> = Component<
  CatTags[T] &
    Omit<HTMLAttributes<CatElements[T]>, keyof CatTags[T]> & { children?: Snippet } & {
      [E in CatEventsOf[T] as \`on\${E}\`]?: (event: CatEvents[E]) => void;
    }
>;

`;

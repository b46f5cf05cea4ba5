import { camel } from '../../../widgets/kit/element/definition';
import { describe, type AttributeDocs } from './attribute-docs';
import { componentName } from './component-name';
import type { Docs, TagDocs } from './tag-docs';

/** Type declarations for partners, by file name; `cat-tours.d.ts` holds what the others build on. */
export const typings = (docs: Docs): Record<string, string> => ({
  'cat-tours.d.ts': elements(docs),
  'cat-tours-react.d.ts': react,
  'cat-tours-preact.d.ts': preact,
  'cat-tours-vue.d.ts': vue(docs),
  'cat-tours-svelte.d.ts': svelte,
});

/** Writes the types for any TypeScript: what `document.querySelector('cat-tour-list')` gives, and what its events bring. */
function elements({ common, loader, tags, properties }: Docs): string {
  const events = new Map(tags.flatMap((tag) => tag.events.map((event) => [event.name, event] as const)));
  return `/** Tags of Cats About Town Tours: attributes, elements and events. */

type Flag = boolean | '' | 'true' | 'false';
type Numeric = number | \`\${number}\`;

/** Attributes of every tag. */
export interface CatAttributes {
${[...common, ...loader].map(attribute).join('')}}

/** Custom properties that a \`style\` on a tag may set. */
export interface CatStyle {
${properties.map(({ name, text }) => `  /** ${text} */\n  '${name}'?: string | number;\n`).join('')}}

/** Properties of every tag's element, which mirror the attributes. */
export interface CatElement extends HTMLElement {
${common.map(property).join('')}}

${tags.map(oneTag).join('\n')}
/** Attributes by tag. */
export interface CatTags {
${tags.map(({ tag }) => `  '${tag}': ${componentName(tag)}Attributes;\n`).join('')}}

/** Elements by tag. */
export interface CatElements {
${tags.map(({ tag }) => `  '${tag}': ${componentName(tag)}Element;\n`).join('')}}

/** Events by name; they bubble and can be cancelled. */
export interface CatEvents {
${[...events.values()].map(({ name, text, detail }) => `  /** ${text} */\n  '${name}': CustomEvent<${detail}>;\n`).join('')}}

/** Names of the events that a tag fires. */
export interface CatEventsOf {
${tags.map(({ tag, events }) => `  '${tag}': ${events.map(({ name }) => `'${name}'`).join(' | ') || 'never'};\n`).join('')}}

declare global {
  interface HTMLElementTagNameMap extends CatElements {}
  interface ElementEventMap extends CatEvents {}
  interface ShadowRootEventMap extends CatEvents {}
  interface DocumentEventMap extends CatEvents {}
  interface WindowEventMap extends CatEvents {}
}
`;
}

const oneTag = ({ tag, summary, attributes }: TagDocs): string => `/** ${summary} */
export interface ${componentName(tag)}Attributes extends CatAttributes {
${attributes.map(attribute).join('')}}

/** ${summary} */
export interface ${componentName(tag)}Element extends CatElement {
${attributes.map(property).join('')}}
`;

/** Writes the type of an attribute, as in HTML or JSX. */
const attribute = (docs: AttributeDocs): string =>
  `${comment(docs)}  '${docs.name}'?: ${
    { flag: 'Flag', number: 'Numeric', list: 'string', text: 'string', words: union(docs) }[docs.kind]
  };\n`;

/** Writes the type of a property, as read from the element; a list is set as text or as an array. */
function property(docs: AttributeDocs): string {
  const name = camel(docs.name);
  if (docs.kind === 'list')
    return `${comment(docs)}  get ${name}(): readonly string[];\n  set ${name}(value: string | readonly (${union(docs)})[]);\n`;
  const type = { flag: 'boolean', number: 'number', text: 'string', words: union(docs) }[docs.kind];
  return `${comment(docs)}  ${name}: ${type};\n`;
}

function comment(docs: AttributeDocs): string {
  const fallback = docs.fallback ? ` Default: \`${docs.fallback}\`.` : '';
  return `  /** ${describe(docs)}${fallback} */\n`;
}

const union = ({ values }: AttributeDocs): string => values.map((value) => `'${value}'`).join(' | ');

const react = `/** JSX of React 18 and 19. Events: React 19 knows \`oncat-booking-start={(event) => event.detail}\`. */
import type { CSSProperties, DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CatElements, CatEvents, CatEventsOf, CatStyle, CatTags } from './cat-tours.js';

/** React 18 hears no event of a custom element, and writes \`className\` unchanged; 19 has no \`createFactory\`. */
type Is18 = 'createFactory' extends keyof typeof import('react') ? true : false;
type Listener<E extends keyof CatEvents> = Is18 extends true ? never : (event: CatEvents[E]) => void;

type CatProps<T extends keyof CatTags> = CatTags[T] &
  Omit<
    DetailedHTMLProps<HTMLAttributes<CatElements[T]>, CatElements[T]>,
    keyof CatTags[T] | 'style' | (Is18 extends true ? 'className' : never)
  > & { style?: CSSProperties & CatStyle } & { [E in CatEventsOf[T] as \`on\${E}\`]?: Listener<E> } & (Is18 extends true ? { class?: string } : {});
type CatJsx = { [T in keyof CatTags]: CatProps<T> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends CatJsx {}
  }
}
`;

const preact = `/** JSX of Preact. */
import type { HTMLAttributes } from 'preact';
import type { CatElements, CatEvents, CatEventsOf, CatTags } from './cat-tours.js';

type CatProps<T extends keyof CatTags> = CatTags[T] &
  Omit<HTMLAttributes<CatElements[T]>, keyof CatTags[T]> & {
    [E in CatEventsOf[T] as \`on\${E}\`]?: (event: CatEvents[E]) => void;
  };
type CatJsx = { [T in keyof CatTags]: CatProps<T> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends CatJsx {}
  }
}
`;

/**
 * Writes the types for Vue. Its type checker takes every tag with a hyphen for a component, and `no-search` on it for the
 * property `noSearch`, as Vue would; on a custom element Vue leaves names alone, so `noSearch` must be a mistake. What
 * `htmlAttributes` lists stays as it is written.
 */
const vue = ({ common, tags }: Docs): string => `/**
 * Templates of Vue 3, where \`isCustomElement\` knows the tags. Names are as in HTML; \`noSearch\` would do nothing there. To
 * have them checked, tsconfig.json needs:
 *
 *     "vueCompilerOptions": {
 *       "checkUnknownProps": true,
 *       "htmlAttributes": [${hyphenated([...common, ...tags.flatMap(({ attributes }) => attributes)])}]
 *     }
 */
import type { DefineComponent, HTMLAttributes } from 'vue';
import type { CatEvents, CatEventsOf, CatTags } from './cat-tours.js';

type Camel<S extends string> = S extends \`\${infer A}-\${infer B}\` ? \`\${A}\${Capitalize<Camel<B>>}\` : S;
type CatProps<T extends keyof CatTags> = CatTags[T] &
  Omit<HTMLAttributes, keyof CatTags[T]> & {
    [E in CatEventsOf[T] as \`on\${Capitalize<Camel<E>>}\`]?: (event: CatEvents[E]) => void;
  };

declare module 'vue' {
  interface GlobalComponents {
${tags.map(({ tag }) => `    '${tag}': DefineComponent<CatProps<'${tag}'>>;\n`).join('')}  }
}
`;

/** Lists names that Vue's type checker is to leave alone, those that it leaves alone by itself among them. */
const hyphenated = (attributes: readonly AttributeDocs[]): string =>
  [...new Set(['aria-*', ...attributes.map(({ name }) => name)])]
    .filter((name) => name.includes('-'))
    .map((name) => `"${name}"`)
    .join(', ');

const svelte = `/** Templates of Svelte 5. */
import type { HTMLAttributes } from 'svelte/elements';
import type { CatElements, CatEvents, CatEventsOf, CatTags } from './cat-tours.js';

type CatProps<T extends keyof CatTags> = CatTags[T] &
  Omit<HTMLAttributes<CatElements[T]>, keyof CatTags[T]> & {
    [E in CatEventsOf[T] as \`on\${E}\`]?: (event: CatEvents[E]) => void;
  };
type CatMarkup = { [T in keyof CatTags]: CatProps<T> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends CatMarkup {}
}
`;

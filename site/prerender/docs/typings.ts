import { camel } from '../../../widgets/kit/element/definition';
import { describe, typeOf, union, type Attribute, type ElementReference, type Reference } from './reference';

/** Returns `cat-tours.d.ts`, which the typings of the frameworks in `loader/types` build on. */
export function typings({ common, loader, elements, events: commonEvents, properties }: Reference): string {
  const events = new Map(
    [...elements.flatMap((element) => element.events), ...commonEvents].map((event) => [event.name, event]),
  );
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

${elements.map(oneElement).join('\n')}
/** Attributes by tag. */
export interface CatTags {
${elements.map(({ tag, component }) => `  '${tag}': ${component}Attributes;\n`).join('')}}

/** Elements by tag. */
export interface CatElements {
${elements.map(({ tag, component }) => `  '${tag}': ${component}Element;\n`).join('')}}

/** Events by name; they bubble and can be cancelled. */
export interface CatEvents {
${[...events.values()].map(({ name, text, detail }) => `  /** ${text} */\n  '${name}': CustomEvent<${detail}>;\n`).join('')}}

/** Names of the events that a tag fires. */
export interface CatEventsOf {
${elements.map(({ tag, events: own }) => `  '${tag}': ${union([...own, ...commonEvents].map(({ name }) => name))};\n`).join('')}}

declare global {
  interface HTMLElementTagNameMap extends CatElements {}
  interface ElementEventMap extends CatEvents {}
  interface ShadowRootEventMap extends CatEvents {}
  interface DocumentEventMap extends CatEvents {}
  interface WindowEventMap extends CatEvents {}
}
`;
}

const oneElement = ({
  component,
  summary,
  attributes,
  methods,
}: ElementReference): string => `/** ${summary} */
export interface ${component}Attributes extends CatAttributes {
${attributes.map(attribute).join('')}}

/** ${summary} */
export interface ${component}Element extends CatElement {
${attributes.map(property).join('')}${methods.map(({ name, text }) => `  /** ${text} */\n  ${name}(): void;\n`).join('')}}
`;

const attribute = (docs: Attribute): string =>
  `${comment(docs)}  '${docs.name}'?: ${{ flag: 'Flag', number: 'Numeric' }[docs.kind as string] ?? typeOf(docs)};\n`;

/** Returns the type of a property; a list is set as text or as an array. */
function property(docs: Attribute): string {
  const name = camel(docs.name);
  if (docs.kind === 'list')
    return `${comment(docs)}  get ${name}(): readonly string[];\n  set ${name}(value: string | readonly (${union(docs.values)})[]);\n`;
  return `${comment(docs)}  ${name}: ${typeOf(docs)};\n`;
}

function comment(docs: Attribute): string {
  const fallback = docs.fallback && docs.kind !== 'flag' ? ` Default: \`${docs.fallback}\`.` : '';
  return `  /** ${describe(docs)}${fallback} */\n`;
}

/** Returns the hyphenated attributes, which Vue's type checker must not treat as properties. */
export const hyphenated = ({ common, elements }: Reference): string =>
  [...new Set([...common, ...elements.flatMap(({ attributes }) => attributes)].map(({ name }) => name))]
    .filter((name) => name.includes('-'))
    .map((name) => `"${name}"`)
    .join(', ');

import { css as base } from '#css/base';
import { css as looks } from '#css/looks';
import { propertyDocs } from '../../../widgets/kit/element/element-docs';

/** A custom property that a host page may set. */
export interface CustomProperty {
  name: string;
  text: string;
  /** Default in the neutral look. */
  fallback: string;
}

/** The first-party root size, not for host pages. */
const ROOT_SIZE = '--cat-rem';
/** Default pixels of `1rem`; style sheets use multiples of it. */
const REM_PX = 16;

/** Lists the custom properties that an element reads, also by tokens. Throws for one without a sentence. */
export function propertiesOf(tag: string, ownCss: string): CustomProperty[] {
  const css = base + looks + ownCss;
  const declarations = [...css.matchAll(/([\w-]+):([^;{}]+)(?=[;}])/g)].map(
    ([, name, value]) => [name!, value!] as const,
  );
  const tokens = new Map<string, string[]>();
  for (const [name, value] of declarations)
    if (name.startsWith('--')) tokens.set(name, [...(tokens.get(name) ?? []), value]);

  const used = new Set<string>();
  const use = (value: string) => {
    for (const { name } of variablesIn(value)) {
      if (used.has(name)) continue;
      used.add(name);
      tokens.get(name)?.forEach(use);
    }
  };
  for (const [name, value] of declarations) if (!name.startsWith('--')) use(value);

  const found = new Map<string, string>();
  for (const [token, value] of declarations) {
    if (token.startsWith('--') && !used.has(token)) continue;
    for (const { name, fallback } of variablesIn(value))
      if (name.startsWith('--cat-') && name !== ROOT_SIZE && !found.has(name))
        found.set(name, resolveTokens(fallback, tokens));
  }
  return [...found].sort().map(([name, fallback]) => {
    const text = propertyDocs[name];
    if (!text) throw new Error(`${tag} reads ${name}: add its sentence to propertyDocs in element-docs.ts`);
    return { name, text, fallback };
  });
}

/** Returns each property once, with the default of the first element that reads it. */
export const allProperties = (properties: readonly CustomProperty[]): CustomProperty[] =>
  Object.keys(propertyDocs).flatMap((name) => properties.find((property) => property.name === name) ?? []);

/** Returns the variables of a value, including those in fallbacks; `whole` is `var(...)` as written. */
function variablesIn(value: string) {
  return [...value.matchAll(/var\((--[\w-]+)/g)].map(({ 0: start, 1: name, index }) => {
    let end = index + start.length;
    for (let depth = 1; depth; end++) depth += { '(': 1, ')': -1 }[value[end]!] ?? 0;
    const whole = value.slice(index, end);
    return { whole, name: name!, fallback: whole.slice(start.length, -1).replace(/^,\s*/, '') };
  });
}

/** Returns a fallback with its tokens replaced by their values. */
function resolveTokens(fallback: string, tokens: ReadonlyMap<string, readonly string[]>): string {
  const plain = fallback
    .replaceAll(/calc\(var\(--_rem\)\*([\d.]+)\)/g, (_, times: string) => `${Number(times) * REM_PX}px`)
    .replaceAll('var(--_rem)', `${REM_PX}px`);
  const token = variablesIn(plain).find(({ name }) => name.startsWith('--_'));
  if (!token) return plain.replaceAll(/,\s*/g, ', ');
  return resolveTokens(
    plain.replace(token.whole, () => tokens.get(token.name)?.[0] ?? token.fallback),
    tokens,
  );
}

import { readFileSync } from 'node:fs';

/** A custom property that a page may set, as one tag reads it. */
export interface PropertyDocs {
  name: string;
  text: string;
  /** Default in the neutral look. */
  fallback: string;
}

/** Custom properties that a page may set. The sheets know what each falls back to, and which tag reads it. */
const sentences: Readonly<Record<string, string>> = {
  '--cat-accent': 'Color of buttons and links.',
  '--cat-accent-text': 'Color of text on buttons.',
  '--cat-error': 'Color of what is wrong.',
  '--cat-focus': 'Color of the ring around what has the focus.',
  '--cat-font': 'Typeface of text.',
  '--cat-font-display': 'Typeface of headings.',
  '--cat-font-scale': 'Factor by which all sizes grow.',
  '--cat-gap': 'Space between cards, or parts of the tag.',
  '--cat-image-aspect': 'Width of a card’s picture by its height.',
  '--cat-image-radius': 'Roundness of the corners of pictures.',
  '--cat-line': 'Color of lines around and between things.',
  '--cat-max': 'Greatest width of the content.',
  '--cat-min-height': 'Height that the live calendar has at least.',
  '--cat-muted': 'Color of text of less weight.',
  '--cat-ok': 'Color of what went well.',
  '--cat-pad': 'Space between an edge and what is inside.',
  '--cat-radius': 'Roundness of corners.',
  '--cat-surface': 'Color behind the tag.',
  '--cat-surface-2': 'Color of what is set off from that, such as a picture’s place.',
  '--cat-text': 'Color of text.',
};

/** Tells a page's root size to ourselves. */
const OURS = '--cat-rem';
/** Pixels of `1rem` where a page sets nothing: sheets of tags are written in multiples of it. */
const REM = 16;

/**
 * Lists the custom properties that a tag's sheets really read: those of a token that no rule uses are none.
 * @param folder of the tag; its sheet and the one that all tags share are generated
 * @throws Error where one has no sentence
 */
export function propertiesOf(folder: string): PropertyDocs[] {
  const css = ['base', folder].map(sheet).join('');
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
      if (name.startsWith('--cat-') && name !== OURS && !found.has(name))
        found.set(name, spell(fallback, tokens));
  }
  return [...found].sort().map(([name, fallback]) => {
    const text = sentences[name];
    if (!text) throw new Error(`${name}, which ${folder} reads, has no sentence in property-docs.ts`);
    return { name, text, fallback };
  });
}

/**
 * Returns what tags read, each property once, with the default that the first of them has.
 * @throws Error where there is a sentence about another
 */
export function everyProperty(ofTags: readonly PropertyDocs[]): PropertyDocs[] {
  const read = new Map<string, PropertyDocs>();
  for (const property of ofTags) if (!read.has(property.name)) read.set(property.name, property);
  const idle = Object.keys(sentences).find((name) => !read.has(name));
  if (idle) throw new Error(`${idle} in property-docs.ts is read by no tag`);
  return Object.keys(sentences).map((name) => read.get(name)!);
}

const sheet = (name: string): string => {
  const module = readFileSync(`.cache/css/${name}.ts`, 'utf8');
  return JSON.parse(module.slice(module.indexOf('"'), module.lastIndexOf('"') + 1)) as string;
};

interface Variable {
  /** `var(...)` as written. */
  whole: string;
  name: string;
  fallback: string;
}

/** Lists the variables that a value names, and those that their fallbacks name. */
function variablesIn(value: string): Variable[] {
  return [...value.matchAll(/var\((--[\w-]+)/g)].map(({ 0: start, 1: name, index }) => {
    let end = index + start.length;
    for (let depth = 1; depth; end++) depth += { '(': 1, ')': -1 }[value[end]!] ?? 0;
    const whole = value.slice(index, end);
    return { whole, name: name!, fallback: whole.slice(start.length, -1).replace(/^,\s*/, '') };
  });
}

/** A fallback without any token of ours in it. */
function spell(fallback: string, tokens: ReadonlyMap<string, readonly string[]>): string {
  const plain = fallback
    .replaceAll(/calc\(var\(--_rem\)\*([\d.]+)\)/g, (_, times: string) => `${Number(times) * REM}px`)
    .replaceAll('var(--_rem)', `${REM}px`);
  const token = variablesIn(plain).find(({ name }) => name.startsWith('--_'));
  if (!token) return plain.replaceAll(/,\s*/g, ', ');
  return spell(
    plain.replace(token.whole, () => tokens.get(token.name)?.[0] ?? token.fallback),
    tokens,
  );
}

import { parse, stringify } from 'yaml';

type Group = Record<string, unknown>;

/** Last known texts of the content files, by their names in the content folder. */
export type Texts = Map<string, string>;

const FRONT_MATTER = /^---\r?\n(.*?\n)---\r?\n/s;

export const fieldsOf = (text: string): unknown => parse(FRONT_MATTER.exec(text)?.[1] ?? text);

/** Returns a form as a content file for the check. The editor writes the fields in another order. */
export function fileText(name: string, form: Group): string {
  const { body, ...fields } = withoutEmpty(form) as Group;
  const written = stringify(fields, { lineWidth: 0 });
  return name.endsWith('.md') ? `---\n${written}---\n\n${String(body ?? '')}\n` : written;
}

export function nextPostId(texts: Texts): number {
  const ids = [...texts].flatMap(([name, text]) =>
    name.startsWith('posts/') ? [Number((fieldsOf(text) as Group)['id'])] : [],
  );
  return Math.max(0, ...ids) + 1;
}

/** Keys that the editor adds to entries of lists. */
const EDITOR_KEYS = '__sc_';

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Returns a form without the editor's keys, and without empty fields, which the editor does not write. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).filter(([name, item]) => !name.startsWith(EDITOR_KEYS) && !isEmpty(item));
  return Object.fromEntries(own.map(([name, item]) => [name, withoutEmpty(item)]));
}

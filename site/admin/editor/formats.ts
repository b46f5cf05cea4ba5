import { parse, stringify } from 'yaml';
import { rewriteYaml } from './rewrite-yaml';
import { toFile, toForm, type Pictures, type Treatments } from './treatments';

/** Ways of the editor to read and write a kind of file. */
export interface Format {
  fromFile(text: string): Record<string, unknown>;
  toFile(form: Record<string, unknown>): string;
}

/**
 * Returns the way to read and write one YAML file. It remembers the text that was read, so that what is written differs
 * in nothing but what was edited.
 */
export function fileFormat(treatments: Treatments, pictures: Pictures): Format {
  let text = '';
  return {
    fromFile(read) {
      text = `${read.trim()}\n`;
      return toForm(parse(text) as Record<string, unknown>, treatments, pictures);
    },
    toFile(form) {
      const before = (parse(text) ?? {}) as Record<string, unknown>;
      text = rewriteYaml(text, toFile(form, treatments, before));
      return text;
    },
  };
}

/** Name of the field that tells the example of a post from posts. */
export const EXAMPLE = 'example';

interface KnownPost {
  /** Fields at the top of the file, as text. */
  fields: string;
  body: string;
}

/**
 * Returns the way to read and write all posts. Posts are told from each other by their number; a new one gets the next
 * that is free.
 */
export function postFormat(treatments: Treatments, pictures: Pictures): Format {
  const posts = new Map<number, KnownPost>();
  return {
    fromFile(read) {
      const [, fields = '', body = ''] = /^---\n(.*?\n)---\n?(.*)$/s.exec(`${read.trim()}\n`) ?? [];
      const content = (parse(fields) ?? {}) as Record<string, unknown>;
      // The file to be copied by hand starts by saying so; its number is none of a post.
      if (fields.startsWith('#')) return { ...content, [EXAMPLE]: true };
      if (typeof content['id'] === 'number') posts.set(content['id'], { fields, body });
      return { ...toForm(content, treatments, pictures), body: body.trim() };
    },
    toFile({ body: typed = '', [EXAMPLE]: _example, ...form }) {
      const id = Number(form['id']) || Math.max(0, ...posts.keys()) + 1;
      const known = posts.get(id);
      const before = (known ? parse(known.fields) : {}) as Record<string, unknown>;
      const { id: _id, ...content } = toFile(form, treatments, before);
      const fields = known
        ? rewriteYaml(known.fields, { id, ...content })
        : stringify({ id, ...content }, { lineWidth: 0, singleQuote: true });
      const text = String(typed).trim();
      const body = known && known.body.trim() === text ? known.body : `\n${text}\n`;
      posts.set(id, { fields, body });
      return `---\n${fields}---\n${body}`;
    },
  };
}

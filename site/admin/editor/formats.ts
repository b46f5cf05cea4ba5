import { parse, stringify } from 'yaml';
import { rewriteYaml } from './rewrite-yaml';
import { toFile, toForm, type Pictures, type Treatments } from './treatments';

type Content = Record<string, unknown>;

/** Ways of the editor to read and write a kind of file. */
export interface Format {
  fromFile(text: string): Content;
  toFile(form: Content): string;
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
      return toForm(parse(text) as Content, treatments, pictures);
    },
    toFile(form) {
      const before = (parse(text) ?? {}) as Content;
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

/** The format of posts, which also knows the number of the next. */
export interface PostFormat extends Format {
  nextId(): number;
}

/** The picture that a post has where it names none. */
const pictureOf = (id: unknown): string => `posts/${String(id)}`;

/** Returns the way to read and write all posts, which are told from each other by their number. */
export function postFormat(treatments: Treatments, pictures: Pictures): PostFormat {
  const posts = new Map<number, KnownPost>();
  return {
    nextId: () => Math.max(0, ...posts.keys()) + 1,
    fromFile(read) {
      const [, fields = '', body = ''] = /^---\n(.*?\n)---\n?(.*)$/s.exec(`${read.trim()}\n`) ?? [];
      const content = (parse(fields) ?? {}) as Content;
      // The file to be copied by hand starts by saying so; its number is none of a post.
      if (fields.startsWith('#')) return { ...content, [EXAMPLE]: true };
      if (typeof content['id'] === 'number') posts.set(content['id'], { fields, body });
      const shown = { image: pictureOf(content['id']), ...content };
      return { ...toForm(shown, treatments, pictures), body: body.trim() };
    },
    toFile({ body: typed = '', [EXAMPLE]: _example, ...form }) {
      const id = Number(form['id']);
      const known = posts.get(id);
      const before = (known ? parse(known.fields) : {}) as Content;
      const content = toFile({ id, ...form }, treatments, before);
      if (!('image' in before) && content['image'] === pictureOf(id)) delete content['image'];
      const fields = known
        ? rewriteYaml(known.fields, content)
        : stringify(content, { lineWidth: 0, singleQuote: true });
      const text = String(typed).trim();
      const body = known && known.body.trim() === text ? known.body : `\n${text}\n`;
      posts.set(id, { fields, body });
      return `---\n${fields}---\n${body}`;
    },
  };
}

import { parse, stringify } from 'yaml';
import { refusal } from './refusal';
import { rewriteYaml } from './rewrite-yaml';
import { mapAddresses } from './picture-addresses';
import { pictureKey, toFile, toForm, type Pictures, type Treatments } from './treatments';

type Content = Record<string, unknown>;

/** Texts of the content files as they were read or written last, by name as seen from the content folder. */
export type Texts = Map<string, string>;

/** Ways of the editor to read and write a kind of file. */
export interface Format {
  fromFile(text: string): Content;
  toFile(form: Content): string;
  /** Remembers the text that `toFile` has returned last: it is in the file now, which is told only afterwards. */
  written(): void;
  /** Returns name and text of the file that a form would become; nothing is written. */
  draft(form: Content): readonly [name: string, text: string];
}

/** Returns a file's text as it is compared and kept: Windows ends lines in another way, and an end may have blank ones. */
export const asRead = (text: string): string => `${text.replaceAll('\r\n', '\n').trim()}\n`;

/**
 * Returns the way to read and write one YAML file. What is written differs from the text that was read in nothing but
 * what was edited.
 */
export function fileFormat(name: string, texts: Texts, treatments: Treatments, pictures: Pictures): Format {
  let isDamaged = false;
  const draft = (form: Content) => {
    // Its form is empty: what is still good in it would be gone.
    if (isDamaged)
      throw refusal(
        'The file of this form is damaged. Put it in order, or restore it, and reload this page.',
      );
    const text = texts.get(name) ?? '';
    const before = (parse(text) ?? {}) as Content;
    return [name, rewriteYaml(text, toFile(form, treatments, before))] as const;
  };
  return {
    draft,
    fromFile(read) {
      const text = asRead(read);
      texts.set(name, text);
      isDamaged = true;
      const content = toForm(parse(text) as Content, treatments, pictures);
      isDamaged = false;
      return content;
    },
    ...writing(texts, draft),
  };
}

/**
 * Returns how a format gives the text to be written, and remembers it once it is: writing may fail.
 * @param remember is called with the form that was written
 */
function writing(
  texts: Texts,
  draft: Format['draft'],
  remember?: (form: Content) => void,
): Pick<Format, 'toFile' | 'written'> {
  let last: { form: Content; file: ReturnType<Format['draft']> } | undefined;
  return {
    toFile(form) {
      last = { form, file: draft(form) };
      return last.file[1];
    },
    written() {
      if (!last) return;
      texts.set(...last.file);
      remember?.(last.form);
    },
  };
}

/** Name of the field that tells the example of a post from posts. */
export const EXAMPLE = 'example';

/** The format of posts, which also knows the number of the next. */
export interface PostFormat extends Format {
  nextId(): number;
}

/** The picture that a post has where it names none. */
const pictureOf = (id: unknown): string => `posts/${String(id)}`;

/** A picture in a post's text, by its key. */
const PICTURE = /(?<=!\[[^\]]*\]\()[^\s()]+/g;

/** Returns a post's text with its pictures by their addresses, as its form has it. */
const withAddresses = (body: string, pictures: Pictures): string =>
  body.replace(PICTURE, (key) => pictures[key] ?? key);

/** The fields and the body of a post’s file. */
const FIELDS_AND_BODY = /^---\n(.*?\n)---\n?(.*)$/s;

/** Returns what is in the fields of a file, be it a post’s or another. */
export const fieldsOf = (text: string): unknown => parse(FIELDS_AND_BODY.exec(text)?.[1] ?? text);

/**
 * Returns the way to read and write all posts, which are told from each other by their number.
 * @param names names of the posts’ files by number; one that is new goes by its number
 */
export function postFormat(
  names: Readonly<Record<string, string>>,
  texts: Texts,
  treatments: Treatments,
  pictures: Pictures,
): PostFormat {
  // A number that was published once is given to no other post, though this one is gone from the folder.
  const ids = new Set(Object.keys(names).map(Number));
  const nameOf = (id: unknown) => names[String(id)] ?? `posts/${String(id)}.md`;
  const draft = ({ body: typed = '', [EXAMPLE]: _example, ...form }: Content) => {
    const id = Number(form['id']);
    const [, fields, was = ''] = FIELDS_AND_BODY.exec(texts.get(nameOf(id)) ?? '') ?? [];
    const before = (fields ? parse(fields) : {}) as Content;
    const content = toFile({ id, ...form }, treatments, before);
    if (!('image' in before) && content['image'] === pictureOf(id)) delete content['image'];
    const written = fields
      ? rewriteYaml(fields, content)
      : stringify(content, { lineWidth: 0, singleQuote: true });
    const text = mapAddresses(String(typed).trim(), pictureKey);
    const body = fields && was.trim() === text ? was : `\n${text}\n`;
    return [nameOf(id), `---\n${written}---\n${body}`] as const;
  };
  return {
    draft,
    nextId: () => Math.max(0, ...ids) + 1,
    fromFile(read) {
      const text = asRead(read);
      const [, fields = '', body = ''] = FIELDS_AND_BODY.exec(text) ?? [];
      const content = (parse(fields) ?? {}) as Content;
      // The file to be copied by hand starts by saying so; its number is none of a post.
      if (fields.startsWith('#')) return { ...content, [EXAMPLE]: true };
      if (typeof content['id'] === 'number') ids.add(content['id']);
      texts.set(nameOf(content['id']), text);
      const shown = { image: pictureOf(content['id']), ...content };
      return { ...toForm(shown, treatments, pictures), body: withAddresses(body.trim(), pictures) };
    },
    ...writing(texts, draft, (form) => ids.add(Number(form['id']))),
  };
}

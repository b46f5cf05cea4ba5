import type { Content } from '../load';
import { nodesOf, plainText } from '../posts/markdown';
import type { LoadedPost } from '../posts/posts';
import type { Loaded } from '../read/reader';

/** A text of the content and where it is. */
export interface PlacedText {
  file: string;
  line: number;
  place: readonly (string | number)[];
  text: string;
}

/** Every text of a file's fields. */
function* textsOfFields({ file, data, lineOf }: Loaded<unknown>): Generator<PlacedText> {
  function* visit(value: unknown, place: (string | number)[]): Generator<PlacedText> {
    if (typeof value === 'string') yield { file, line: lineOf(place), place, text: value };
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value))
      yield* visit(item, [...place, Array.isArray(value) ? Number(key) : key]);
  }
  yield* visit(data, []);
}

/** Every paragraph and heading of a post. */
function* textsOfBody({ file, body, bodyLine }: LoadedPost): Generator<PlacedText> {
  for (const node of nodesOf(body)) {
    if (node.type !== 'paragraph' && node.type !== 'heading') continue;
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    yield { file, line, place: ['body'], text: plainText(node) };
  }
}

/** Every text of the content, with its words in braces filled in. */
export function* textsOf({ settings, search, tours, albums, plain, posts }: Content): Generator<PlacedText> {
  for (const file of [settings, search, ...tours, ...albums, ...plain]) if (file) yield* textsOfFields(file);
  for (const post of posts) {
    // As its file has them: headings are in its body, and what search engines are told has fields of its own.
    const { headings: _, meta, ...fields } = post.data;
    const metaTitle = meta.title === fields.title ? '' : meta.title;
    const data = { ...fields, metaTitle, metaDescription: meta.description };
    yield* textsOfFields({ ...post, data });
    yield* textsOfBody(post);
  }
}

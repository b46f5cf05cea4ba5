import type { Root } from 'mdast';
import type { Post, PostCard } from '../../../../widgets/kit/model/post';
import { postSchema } from '../../../schema/post';
import { pick } from '../modules/writer';
import { fillText } from '../placeholders';
import { readFile, sourceOf, type Loaded, type Reader } from '../read/reader';
import { headingsOf, parseMarkdown, readingMinutes } from './markdown';

/** A post with its body as a tree, and the line on which the body starts. */
export interface LoadedPost extends Loaded<Post> {
  body: Root;
  bodyLine: number;
}

/** Reads all posts, newest first. Skips files that start with an underscore. */
export function readPosts(reader: Reader): LoadedPost[] {
  const names = [...reader.folder.texts.keys()].filter((name) => /^posts\/[^_/][^/]*\.md$/.test(name));
  return names
    .flatMap((name) => readPost(reader, name) ?? [])
    .sort((a, b) => b.data.isoDate.localeCompare(a.data.isoDate) || b.data.id - a.data.id);
}

function readPost(reader: Reader, name: string): LoadedPost | undefined {
  const { file, body: text = '', bodyLine = 1 } = sourceOf(reader, name)!;
  const report = (line: number, fault: { wrong: string; right: string }) =>
    reader.problems.push({ file, line: line + bodyLine - 1, field: 'body', ...fault, kind: 'content' });
  const { words } = reader;
  const filled =
    words && fillText(text, words, (fault, at) => report(text.slice(0, at).split('\n').length, fault));
  const body = parseMarkdown(filled ?? text, report);
  const loaded = readFile(reader, name, postSchema);
  if (!loaded) return undefined;
  const { metaTitle, metaDescription, author, ...fields } = loaded.data;
  const data: Post = {
    ...fields,
    date: longDate(fields.date),
    isoDate: fields.date,
    author: author ?? words?.['business'] ?? '',
    readingMinutes: readingMinutes(body),
    headings: headingsOf(body),
    meta: { title: metaTitle ?? fields.title, description: metaDescription },
  };
  return { ...loaded, data, body, bodyLine };
}

/** Returns a day as May 3, 2026. */
export const longDate = (day: string | Date): string =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the fields of a post for a list. */
export const postCard = (post: Post): PostCard =>
  pick(post, 'id', 'title', 'excerpt', 'category', 'date', 'image', 'imageAlt');

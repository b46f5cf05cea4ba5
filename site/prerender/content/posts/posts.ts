import type { Root } from 'mdast';
import type { Post, PostCard } from '../../../../widgets/kit/model/post';
import { postSchema, type PostFields } from '../../../schema/post';
import { splitFrontMatter } from '../read/front-matter';
import { fillText } from '../placeholders';
import { readDate } from '../../../schema/read-date';
import { headingsOf, parseMarkdown, readingMinutes } from './markdown';
import type { ContentProblem } from '../read/problems';
import type { Folder } from '../read/folder';
import { acceptYaml, readText, shownPath, type Loaded, type Reader } from '../read/reader';
import { readYaml } from '../read/yaml-source';

/** A post with its body as a tree, and the line of the file on which the body starts. */
export interface LoadedPost extends Loaded<Post> {
  body: Root;
  bodyLine: number;
}

const FOLDER = 'posts';
/** A body that begins with fields, up to one more line of dashes. */
const FIELDS_BELOW = /^(?:\w+:.*\n|[ -] .*\n)+---\s*\n/;

/** Names of the posts' files; those that start with an underscore are examples. */
async function postFiles(content: Folder): Promise<string[]> {
  const names = await content.names(FOLDER);
  return names.filter((name) => /^[^_/][^/]*\.md$/.test(name)).toSorted();
}

/** Reads all posts, newest first. */
export async function readPosts(reader: Reader, options: { fill: boolean }): Promise<LoadedPost[]> {
  const posts: LoadedPost[] = [];
  for (const name of await postFiles(reader.folder)) {
    const post = await readPost(reader, name, options);
    if (post) posts.push(post);
  }
  return posts.toSorted((a, b) => b.data.isoDate.localeCompare(a.data.isoDate) || b.data.id - a.data.id);
}

async function readPost(reader: Reader, name: string, options: { fill: boolean }) {
  const relative = `${FOLDER}/${name}`;
  const text = await readText(reader, relative);
  if (text === undefined) return undefined;
  const file = shownPath(reader, relative);
  const report = (problem: Omit<ContentProblem, 'file' | 'kind'>) =>
    reader.problems.push({ file, ...problem, kind: 'content' });
  const parts = splitFrontMatter(text);
  if (!parts) {
    report({
      line: 1,
      field: '',
      wrong: 'does not start with a block between two lines of "---"',
      right: 'Copy that block from posts/_example.md.',
    });
    return undefined;
  }
  if (FIELDS_BELOW.test(parts.body)) {
    report({
      line: parts.bodyLine,
      field: '',
      wrong: 'has fields below the "---" that ends them',
      right: 'Remove the "---" above this line.',
    });
    return undefined;
  }
  const source = readYaml(file, parts.fields, parts.fieldsLine);
  const { id } = (source.data ?? {}) as { id?: unknown };
  if (typeof id === 'number') reader.pages.push(`/blog/${id}`, `/blog?post=${id}`);
  const loaded = acceptYaml(reader, source, postSchema, options);
  const filled = fillText(parts.body, options.fill ? reader.words : {}, ({ at, ...unknown }) => {
    if (!options.fill) return;
    const line = parts.bodyLine + parts.body.slice(0, at).split('\n').length - 1;
    report({ line, field: 'body', ...unknown });
  });
  const body = parseMarkdown(filled, ({ line, ...problem }) =>
    report({ ...problem, line: line + parts.bodyLine - 1, field: 'body' }),
  );
  if (!loaded) return undefined;
  const { date: typed } = loaded.data;
  const date = readDate(typed);
  if (!date) {
    report({
      line: loaded.lineOf(['date']),
      field: 'date',
      wrong: `is "${typed}", which is not a day`,
      right: 'Write it like "May 3, 2025".',
    });
  }
  const data = postOf(loaded.data, body, reader.words['business']);
  return { ...loaded, data, body, bodyLine: parts.bodyLine };
}

/**
 * Returns a post as its page and its card show it.
 * @param business who has written it where its file names nobody
 */
export function postOf(
  { metaTitle, metaDescription, author, ...fields }: PostFields,
  body: Root,
  business = '',
): Post {
  return {
    ...fields,
    ...(readDate(fields.date) ?? { isoDate: '' }),
    author: author ?? business,
    image: fields.image ?? `posts/${fields.id}`,
    readingMinutes: readingMinutes(body),
    headings: headingsOf(body),
    meta: { title: metaTitle ?? fields.title, description: metaDescription },
  };
}

/** Returns what a list of posts shows of one. */
export const postCard = ({ id, title, excerpt, category, date, image, imageAlt }: Post): PostCard => ({
  id,
  title,
  excerpt,
  category,
  date,
  image,
  imageAlt,
});

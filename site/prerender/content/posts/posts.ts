import type { Root } from 'mdast';
import type { Post, PostCard } from '../../../../widgets/kit/model/post';
import { postSchema, type PostFields } from '../../../schema/post';
import { splitFrontMatter } from '../read/front-matter';
import { fillText } from '../placeholders';
import { readDate } from '../../../schema/read-date';
import { headingsOf, parseMarkdown, readingMinutes } from './markdown';
import type { ContentProblem } from '../read/problems';
import { acceptYaml, readText, shownPath, type Loaded, type Reader } from '../read/reader';
import { readYaml } from '../read/yaml-source';

/** A post with its body as a tree, and the line of the file on which the body starts. */
export interface LoadedPost extends Loaded<Post> {
  body: Root;
  bodyLine: number;
}

const FOLDER = 'posts';
/** Reads all posts, newest first. Files that start with an underscore are examples. */
export async function readPosts(reader: Reader, options: { fill: boolean }): Promise<LoadedPost[]> {
  const posts: LoadedPost[] = [];
  for (const name of (await reader.folder.names(FOLDER)).toSorted()) {
    const post = /^[^_/][^/]*\.md$/.test(name) && (await readPost(reader, name, options));
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
    const wrong = 'does not start with a block between two lines of "---"';
    report({ line: 1, field: '', wrong, right: 'Copy that block from posts/_example.md.' });
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

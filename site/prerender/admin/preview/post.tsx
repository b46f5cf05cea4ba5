import { modules, posts } from '#content/post-cards';
import { createElement, Fragment, type ReactNode } from 'react';
import { parse } from 'yaml';
import type { PostBody, PostModule } from '../../../../widgets/kit/model/post';
import { Tag } from '../../../../widgets/kit/tag';
import { Page, prepare } from '../../../pages/post';
import type { PostFields } from '../../../schema/post';
import { fillContent, fillText } from '../../content/placeholders';
import { bodyParts } from '../../content/posts/body-parts';
import { parseMarkdown } from '../../content/posts/markdown';
import { postCard, postOf } from '../../content/posts/posts';
import { splitFrontMatter } from '../../content/read/front-matter';
import { read } from './words';

/** Posts as they were drawn last, by number: what a page has fetched it keeps, so each is changed where it is. */
const drawn: Record<number, PostModule> = {};

/** Puts what a post's file says in the place of what the site was built of, and returns its card and its page. */
export async function postPreview(text: string, words: Record<string, string>) {
  const { fields = '', body = '' } = splitFrontMatter(text) ?? {};
  const fill = (content: unknown) => fillContent(content, words, ignore);
  const tree = parseMarkdown(fillText(body, words, ignore), ignore);
  const post = postOf(read<PostFields>('post', fill(parse(fields))), tree, words['business']);
  const { id } = post;
  const module = Object.assign((drawn[id] ??= {} as PostModule), { post, Body: bodyOf(tree) });
  modules[id] = () => Promise.resolve(module);
  const others = posts.filter((other) => other.id !== id);
  posts.splice(0, posts.length, postCard(post), ...others);
  const params = { id: String(id) };
  await prepare({ params });
  return {
    path: `/blog/${id}`,
    // It is the first of the list now.
    card: <Tag name="cat-blog" attributes={{ limit: 1, heading: 2 }} />,
    page: <Page params={params} />,
  };
}

/** The form tells of what is wrong; a drawing shows it as it is. */
const ignore = () => undefined;

/** Returns a component that draws a body. */
const bodyOf =
  (tree: ReturnType<typeof parseMarkdown>): PostBody =>
  ({ components, headingLevel = 2 }) => {
    const named = (name: string) => {
      const [, level] = /^Heading(\d)$/.exec(name) ?? [];
      if (level) return `h${headingLevel + Number(level) - 1}`;
      return { Picture: components.picture, Link: components.link }[name] ?? name;
    };
    const children = bodyParts<ReactNode>(tree, {
      text: (text) => text,
      element: (name, props, children) => createElement(named(name) as 'p', props, ...children),
    });
    return createElement(Fragment, {}, ...children);
  };

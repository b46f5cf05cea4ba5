import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Picture } from './picture';

/** The topics a post can belong to, in the order of the filter buttons. */
export const POST_CATEGORIES = [
  'NYC Cat Guides',
  'Cat Rescues',
  'Tour Stories',
  'History Deep Dives',
  'Behind the Tours',
] as const;

/** A topic of the blog. */
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** A heading inside a post; `level` counts from 1 for the post's own top headings. */
export interface PostHeading {
  id: string;
  text: string;
  level: 1 | 2 | 3;
}

/** A post without its body. */
export interface Post {
  id: number;
  title: string;
  excerpt: string;
  category: PostCategory;
  /** Date as people read it: 'May 3, 2025'. */
  date: string;
  /** Date as machines read it: '2025-05-03'. */
  isoDate: string;
  author: string;
  tags: string[];
  image: string;
  imageAlt: string;
  imageCaption?: string;
  /** At 220 words a minute, at least 1. */
  readingMinutes: number;
  headings: PostHeading[];
  meta: { title: string; description: string };
}

/** Parts of a post that a list of posts shows. */
export type PostCard = Pick<Post, 'id' | 'title' | 'excerpt' | 'category' | 'date' | 'image' | 'imageAlt'>;

/** The words around a list of posts that the owner may change. */
export interface PostListTexts {
  /** Of the search box. */
  label: string;
  placeholder: string;
  /** Above the topics. */
  topics: string;
}

/** Gives a picture of a post by its key, if there is one. */
export type FindPicture = (key: string) => Picture | undefined;

/** Components that draw a body. Pictures are given by key, links as they are in the file. */
export interface PostComponents {
  picture: ComponentType<{ name: string; alt: string; caption?: string }>;
  /** A plain `a` if left out. */
  link?: ComponentType<{ href: string; children?: ReactNode }>;
}

/** Props of the body of a post: its parts, and the level (2 to 4) of its top headings. */
export interface PostBodyProps {
  /** Makes elements: a body comes without the library that draws it. */
  runtime: Pick<typeof import('react/jsx-runtime'), 'Fragment' | 'jsx' | 'jsxs'>;
  components: PostComponents;
  /** 2 if left out. */
  headingLevel?: number;
}

/** The body of a post. */
export type PostBody = (props: PostBodyProps) => ReactElement;

/** The module of one post: all that its page shows. */
export interface PostModule {
  post: Post;
  Body: PostBody;
}

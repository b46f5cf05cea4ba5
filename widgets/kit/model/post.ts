import type { ComponentType, ReactElement, ReactNode } from 'react';
import type * as jsxRuntime from 'react/jsx-runtime';
import type { Picture } from './picture';

/** In the order of the filter buttons. */
export const POST_CATEGORIES = [
  'NYC Cat Guides',
  'Cat Rescues',
  'Tour Stories',
  'History Deep Dives',
  'Behind the Tours',
] as const;

export type PostCategory = (typeof POST_CATEGORIES)[number];

/** A heading inside a post; `level` counts from 1 for the post's own top headings. */
export interface PostHeading {
  id: string;
  text: string;
  level: 1 | 2 | 3;
}

export interface Post {
  id: number;
  title: string;
  excerpt: string;
  category: PostCategory;
  /** 'May 3, 2025' */
  date: string;
  /** '2025-05-03' */
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

export type PostCard = Pick<Post, 'id' | 'title' | 'excerpt' | 'category' | 'date' | 'image' | 'imageAlt'>;

export interface PostListTexts {
  label: string;
  placeholder: string;
  topics: string;
}

export type FindPicture = (key: string) => Picture | undefined;

interface PostComponents {
  picture: ComponentType<{ name: string; alt: string; caption?: string }>;
  /** Default: a plain `a`. */
  link?: ComponentType<{ href: string; children?: ReactNode }>;
}

export interface PostBodyProps {
  /** A body is built without its JSX runtime. */
  runtime: Pick<typeof jsxRuntime, 'Fragment' | 'jsx' | 'jsxs'>;
  components: PostComponents;
  /** 2 to 4, default 2. */
  headingLevel?: number;
}

export type PostBody = (props: PostBodyProps) => ReactElement;

export interface PostModule {
  post: Post;
  Body: PostBody;
}

import type { ComponentType, ReactElement, ReactNode } from 'react';
import { z } from 'zod';
import type { Picture } from './picture';
import { altText, DESCRIPTION_MAX, line, pictureKey, TITLE_MAX } from './fields';

/** The topics a post can belong to, in the order of the filter buttons. */
export const POST_CATEGORIES = [
  'NYC Cat Guides',
  'Cat Rescues',
  'Tour Stories',
  'History Deep Dives',
  'Behind the Tours',
] as const;

/** Shape of the lines between the two `---` at the top of a post's file. */
export const postSchema = z
  .strictObject({
    id: z
      .int()
      .positive()
      .meta({ description: 'The next free number. It is in the post’s address, so it never changes.' }),
    title: line(80),
    excerpt: line(200).meta({ description: 'One or two sentences for the list of posts.' }),
    date: line(40).meta({ description: 'The day it is published.', examples: ['May 3, 2025', '2025-05-03'] }),
    author: line(80).optional().meta({ description: 'Where left out, the company.' }),
    category: z.enum(POST_CATEGORIES).meta({ description: 'The topic.' }),
    tags: z
      .array(line(40))
      .min(1)
      .max(8)
      .meta({ description: 'One to eight words.', examples: [['Jerry Fox', 'petition']] }),
    image: pictureKey()
      .optional()
      .meta({
        description:
          'Key of the picture. Where left out, posts and the post’s number: pictures/posts/9.jpg for number 9.',
        examples: ['posts/9'],
      }),
    imageAlt: altText(),
    imageCaption: line(200).optional().meta({ description: 'Shown below the picture.' }),
    metaTitle: line(TITLE_MAX)
      .optional()
      .meta({ description: 'For search engines, where the title is too long for them.' }),
    metaDescription: z
      .string()
      .trim()
      .min(50)
      .max(DESCRIPTION_MAX)
      .meta({ description: 'For search engines.' }),
  })
  .meta({
    title: 'A blog post',
    description: 'The lines between the two --- at the top of its file; copy posts/_example.md.',
  });

/** The fields at the top of a post's file, checked. */
export type PostFields = z.infer<typeof postSchema>;
/** A topic of the blog. */
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** A heading inside a post; `level` counts from 1 for the post's own top headings. */
export interface PostHeading {
  id: string;
  text: string;
  level: 1 | 2 | 3;
}

/** Everything of a post but its body. */
export interface Post {
  id: number;
  title: string;
  excerpt: string;
  category: PostCategory;
  /** As people read it: 'May 3, 2025'. */
  date: string;
  /** As machines read it: '2025-05-03'. */
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

/** What a list of posts shows of one. */
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

/** What a body is drawn with. Pictures are given by key, links as they stand in the file. */
export interface PostComponents {
  picture: ComponentType<{ name: string; alt: string; caption?: string }>;
  /** A plain `a` if left out. */
  link?: ComponentType<{ href: string; children?: ReactNode }>;
}

/** What the body of a post takes: its parts, and the level (2 to 4) of its top headings. */
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

import { z } from 'zod';
import { POST_CATEGORIES } from '../../widgets/kit/model/post';
import { altText, DESCRIPTION_MAX, line, pictureKey, TITLE_MAX } from './fields';
import { readDate } from './read-date';

/** Shape of the lines between the two `---` at the top of a post's file. */
export const postSchema = z
  .strictObject({
    id: z
      .int()
      .positive()
      .meta({ description: 'The next free number. It is in the post’s address, so it never changes.' }),
    title: line(80),
    excerpt: line(200).meta({ description: 'One or two sentences for the list of posts.' }),
    date: line(40)
      .refine((text) => readDate(text), 'is not a day | Write it like "May 3, 2025".')
      .meta({ description: 'The day it is published.', examples: ['May 3, 2025', '2025-05-03'] }),
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

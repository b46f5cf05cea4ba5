import { z } from 'zod';
import { POST_CATEGORIES } from '../../widgets/kit/model/post';
import { altText, line, metaDescription, pictureKey, TITLE_MAX } from './fields';

/** Shape of a post's front matter. */
export const postSchema = z
  .strictObject({
    id: z
      .int()
      .positive()
      .meta({ description: 'The next free number. It is part of the post’s address, so it never changes.' }),
    title: line(80),
    image: pictureKey('/pictures/posts/9.webp'),
    imageAlt: altText(),
    imageCaption: line(200).optional().meta({ description: 'Shown below the picture.' }),
    excerpt: line(200).meta({ description: 'One or two sentences for the list of posts.' }),
    date: z.iso
      .date('is not a day | Write year, month and day: 2025-05-03.')
      .meta({ description: 'The day it is published.', examples: ['2025-05-03'] }),
    category: z.enum(POST_CATEGORIES).meta({ description: 'The topic.' }),
    tags: z
      .array(line(40))
      .min(1)
      .max(8)
      .meta({ description: 'One to eight words.', examples: [['Jerry Fox', 'petition']] }),
    author: line(80).optional().meta({ description: 'The company if empty.' }),
    metaTitle: line(TITLE_MAX)
      .optional()
      .meta({ description: 'For search engines, if the title is too long for them.' }),
    metaDescription: metaDescription('For search engines.'),
  })
  .meta({
    title: 'A blog post',
    description: 'The lines between the two --- at the top of its file.',
  });

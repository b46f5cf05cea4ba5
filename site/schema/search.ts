import { z } from 'zod';
import type { SearchEntry } from '../../widgets/kit/model/search';
import { href, line } from './fields';

const entrySchema = z.strictObject({
  name: line(60).meta({ description: 'Name that is shown and searched.' }),
  path: href().meta({ description: 'The page it leads to.', examples: ['/about'] }),
  words: line(300)
    .optional()
    .meta({
      description: 'Further words that find it, with spaces between.',
      examples: ['saturday december'],
    }),
}) satisfies z.ZodType<Omit<SearchEntry, 'type'>>;

/** Shape of `site/content/search.yaml`: pages in the site search besides the tours. */
export const searchSchema = z
  .strictObject({
    pages: z.array(entrySchema).min(1),
    synonyms: z
      .array(
        z.strictObject({
          word: z
            .string()
            .regex(/^[a-z]+$/, 'is not one word in small letters')
            .meta({ description: 'Word that visitors type, in any form.', examples: ['kids'] }),
          means: line(40).meta({
            description: 'Our word for it, best from the question or advice that answers.',
            examples: ['children'],
          }),
        }),
      )
      .transform((pairs) => Object.fromEntries(pairs.map(({ word, means }) => [word, means])))
      .optional()
      .meta({ description: 'Words that visitors type, and ours for them.' }),
  })
  .meta({
    title: 'The site search',
    description: 'Pages in the search besides the four tours, which it always finds.',
  });

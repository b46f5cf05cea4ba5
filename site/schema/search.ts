import { z } from 'zod';
import type { SearchEntry } from '../../widgets/kit/model/search';
import { href, line } from './fields';

const entrySchema = z.strictObject({
  name: line(60).meta({ description: 'What is shown and searched.' }),
  path: href().meta({ description: 'The page it leads to.', examples: ['/about'] }),
}) satisfies z.ZodType<Omit<SearchEntry, 'type'>>;

/** Shape of `site/content/search.yaml`: what the site search finds besides the tours. */
export const searchSchema = z
  .strictObject({
    pages: z.array(entrySchema).min(1),
    synonyms: z
      .record(z.string().regex(/^[a-z]+$/, 'is not one word in small letters'), line(40))
      .optional()
      .meta({
        description:
          'A word that visitors type, in any of its forms, and the one that our texts use for it: kids: children. Best is one from the name of the question or advice that answers.',
      }),
  })
  .meta({
    title: 'The site search',
    description: 'What it finds besides the four tours, which are found by themselves.',
  });

/** The whole search file. */
export type SearchFile = z.infer<typeof searchSchema>;

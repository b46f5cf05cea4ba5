import { z } from 'zod';
import type { SearchEntry } from '../../widgets/kit/model/search';
import { href, line } from './fields';

const entrySchema = z.strictObject({
  name: line(60).meta({ description: 'What is shown and searched.' }),
  path: href().meta({ description: 'The page it leads to.', examples: ['/about'] }),
}) satisfies z.ZodType<Omit<SearchEntry, 'type'>>;

/** Shape of `site/content/search.yaml`: what the site search finds besides the tours. */
export const searchSchema = z.strictObject({ pages: z.array(entrySchema).min(1) }).meta({
  title: 'The site search',
  description: 'What it finds besides the four tours, which are found by themselves.',
});

/** The whole search file. */
export type SearchFile = z.infer<typeof searchSchema>;

import { z } from 'zod';
import { href, line } from './fields';

const entrySchema = z.strictObject({
  name: line(60).meta({ description: 'What is shown and searched.' }),
  path: href().meta({ description: 'The page it leads to.', examples: ['/about'] }),
});

/** Shape of `site/content/search.yaml`: what the site search finds besides the tours. */
export const searchSchema = z.strictObject({ pages: z.array(entrySchema).min(1) }).meta({
  title: 'The site search',
  description: 'What it finds besides the four tours, which are found by themselves.',
});

/** Something the site search finds. */
export interface SearchEntry {
  name: string;
  path: string;
  type: 'tour' | 'page';
}
/** The whole search file. */
export type SearchFile = z.infer<typeof searchSchema>;

import { z } from 'zod';
import { href, line } from './fields';

const entrySchema = z.strictObject({ name: line(60), path: href() });

/** Shape of `site/content/search.yaml`: what the site search finds besides the tours. */
export const searchSchema = z.strictObject({ pages: z.array(entrySchema).min(1) });

/** Something the site search finds. */
export interface SearchEntry {
  name: string;
  path: string;
  type: 'tour' | 'page';
}
/** The whole search file. */
export type SearchFile = z.infer<typeof searchSchema>;

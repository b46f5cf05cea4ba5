import { query } from '../kit/data/query';
import type { Testimonial } from '../kit/model/voices';
import { toQuote } from './quote';

type Load = (again: string) => Promise<{ quotes: readonly Testimonial[] }>;

const modules = {
  guests: (_again) => import('#content/quotes-guests'),
  'brooklyn-heights': (_again) => import('#content/quotes-brooklyn-heights'),
  'financial-district': (_again) => import('#content/quotes-financial-district'),
  'lower-east-side': (_again) => import('#content/quotes-lower-east-side'),
  'private-tours': (_again) => import('#content/quotes-private-tours'),
  'press-kit': (_again) => import('#content/quotes-press-kit'),
} satisfies Record<string, Load>;

/** Groups whose words there are. */
export type Of = keyof typeof modules;
export const speakers = Object.keys(modules) as Of[];

/** Words of each group. */
export const quotes = query(async (of: Of, again) =>
  (await (modules[of] as Load)(again)).quotes.map(toQuote),
);

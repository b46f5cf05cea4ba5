import { query } from '../kit/data/query';
import type { Testimonial } from '../kit/model/voices';
import { toQuote } from './quote';

type Load = () => Promise<{ quotes: readonly Testimonial[] }>;

const modules = {
  guests: () => import('#content/quotes-guests'),
  'brooklyn-heights': () => import('#content/quotes-brooklyn-heights'),
  'financial-district': () => import('#content/quotes-financial-district'),
  'lower-east-side': () => import('#content/quotes-lower-east-side'),
  'private-tours': () => import('#content/quotes-private-tours'),
  'press-kit': () => import('#content/quotes-press-kit'),
} satisfies Record<string, Load>;

/** Groups whose words there are. */
export type Of = keyof typeof modules;
export const speakers = Object.keys(modules) as Of[];

/** Words of each group. */
export const quotes = query(async (of: Of) => (await (modules[of] as Load)()).quotes.map(toQuote));

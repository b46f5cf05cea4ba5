import { query } from '../kit/data/query';
import type { Testimonial } from '../kit/model/testimonial';
import { messages } from './messages';

export interface Quote {
  words: string;
  /** Author, role and source. */
  cited: string;
}

const toQuote = ({ quote, author, role, source }: Testimonial): Quote => ({
  words: messages.quoted(quote),
  cited: messages.cited([author, role, source]),
});

type Load = () => Promise<{ quotes: readonly Testimonial[] }>;

const modules = {
  guests: () => import('#content/quotes-guests'),
  'brooklyn-heights': () => import('#content/quotes-brooklyn-heights'),
  'financial-district': () => import('#content/quotes-financial-district'),
  'lower-east-side': () => import('#content/quotes-lower-east-side'),
  'private-tours': () => import('#content/quotes-private-tours'),
  'press-kit': () => import('#content/quotes-press-kit'),
} satisfies Record<string, Load>;

export type Of = keyof typeof modules;
export const speakers = Object.keys(modules) as Of[];

export const quotes = query(async (of: Of) => (await (modules[of] as Load)()).quotes.map(toQuote));

import { query } from '../kit/data/query';
import type { Testimonial } from '../kit/model/testimonial';
import { messages } from './messages';

export interface Quote {
  text: string;
  /** Author, role and source. */
  cited: string;
}

const toQuote = ({ quote, author, role, source }: Testimonial): Quote => ({
  text: messages.quoted(quote),
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

export type QuoteGroup = keyof typeof modules;
export const quoteGroups = Object.keys(modules) as QuoteGroup[];

export const quotes = query(async (of: QuoteGroup) => (await (modules[of] as Load)()).quotes.map(toQuote));

import type { Testimonial } from '../kit/model/testimonial';
import { messages } from './messages';

/** Words of a guest, as they are shown. */
export interface Quote {
  /** In quotation marks. */
  words: string;
  /** Author, role and source of the words. */
  cited: string;
}

/** A testimonial as it is shown. */
export const toQuote = ({ quote, author, role, source }: Testimonial): Quote => ({
  words: messages.quoted(quote),
  cited: messages.cited([author, role, source]),
});

/** The quotes that a prerendered tag shows, read back from its HTML; undefined where it was not prerendered. */
export function readQuotes(inside: ParentNode): readonly Quote[] | undefined {
  const quotes = [...inside.querySelectorAll('.said')].map((figure) => ({
    words: figure.querySelector('blockquote')!.textContent,
    cited: figure.querySelector('figcaption')!.textContent,
  }));
  return inside.firstChild ? quotes : undefined;
}

import { readBack } from '../kit/data/read-back';
import type { Testimonial } from '../kit/model/voices';
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

/** Reads the quotes back from prerendered HTML; see readBack. A group without quotes is a slot. */
export const readQuotes = (root: ParentNode | undefined): readonly Quote[] | undefined =>
  readBack(
    root,
    '.said',
    (figure) => ({
      words: figure.querySelector('blockquote')!.textContent,
      cited: figure.querySelector('figcaption')!.textContent,
    }),
    'slot',
  );

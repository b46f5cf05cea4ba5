/** A title between underscores; an address such as `a_b_c@example.com` has them inside a word. */
const TITLE = /\b_([^_]+)_\b/;

/** Returns a text with what is _between underscores_ in italics: titles of books and papers. */
export const prose = (text: string) =>
  // An empty part would be a text node that prerendered HTML does not have.
  text.split(TITLE).map((part, index) => (index % 2 ? <i key={index}>{part}</i> : part || null));

/** The same text for programs that know no italics. */
export const plainProse = (text: string): string => text.split(TITLE).join('');

/** The text that an element was made of, read back from its HTML. */
export const readProse = ({ childNodes }: Node): string =>
  [...childNodes]
    .map(({ nodeName, textContent }) => (nodeName === 'I' ? `_${textContent}_` : textContent))
    .join('');

import { ITALICS } from '../model/italics';

/** Returns a text with what is _between underscores_ in italics: titles of books and papers. */
export const prose = (text: string) =>
  // An empty part would be a text node that prerendered HTML does not have.
  text.split(ITALICS).map((part, index) => (index % 2 ? <i key={index}>{part}</i> : part || null));

/** The text that an element was made of, read back from its HTML. */
export const readProse = ({ childNodes }: Node): string =>
  [...childNodes]
    .map(({ nodeName, textContent }) => (nodeName === 'I' ? `_${textContent}_` : textContent))
    .join('');

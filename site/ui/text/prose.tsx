/** Returns a text with what stands _between underscores_ in italics: titles of books and papers. */
export const prose = (text: string) =>
  text.split('_').map((part, index) => (index % 2 ? <i key={index}>{part}</i> : part));

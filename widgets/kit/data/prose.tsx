import { ITALICS } from './italics';

/** Renders _titles between underscores_ in italics. */
export const prose = (text: string) =>
  // Prerendered HTML has no empty text nodes.
  text.split(ITALICS).map((part, index) => (index % 2 ? <i key={index}>{part}</i> : part || null));

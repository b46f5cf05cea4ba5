/**
 * Returns a text as searches compare it: lowercase, without accents and apostrophes, with one kind of dash, quotation
 * mark and space.
 */
export const fold = (text: string): string =>
  text
    .replace(/['‘’‛ʼʻʹꞌ′׳＇`´]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[“”„«»]/g, '"')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

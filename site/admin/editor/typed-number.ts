/**
 * Returns the number that a text means, as `$40`, `1,200` or `4,9`; undefined where it means none. A comma before three
 * digits parts thousands, as on the site; any other is taken for a point.
 */
export function typedNumber(text: string): number | undefined {
  const plain = text
    .replace(/[\s$]/g, '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

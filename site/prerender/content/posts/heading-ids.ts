/**
 * Returns a function that creates ids for the headings of one text: lowercase words joined by hyphens. Repeated headings
 * get `-2` and so on.
 */
export function headingIds(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const plain = text.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '');
    const words = plain.toLowerCase().match(/[a-z0-9]+/g) ?? ['section'];
    const id = words.join('-');
    const count = (used.get(id) ?? 0) + 1;
    used.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

/**
 * Gives ids for the headings of one text: the words in lower case, joined by hyphens. The same heading keeps its
 * id when others around it change; a second one with the same words gets `-2`.
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

/** The item that an address's query names; nothing unless it is a whole number above zero. */
export function itemInQuery(search: string): number | undefined {
  const text = new URLSearchParams(search).get('itemId') ?? '';
  return Number(/^\d{1,15}$/.exec(text)) || undefined;
}

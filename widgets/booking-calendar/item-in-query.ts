/** The item that an address's query names; nothing unless it is a whole number above zero. */
export function itemInQuery(search: string): number | undefined {
  const text = new URLSearchParams(search).get('itemId') ?? '';
  const item = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return item || undefined;
}

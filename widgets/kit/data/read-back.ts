/**
 * Reads a tag's data back from its prerendered HTML: what the page shows is not downloaded a second time.
 * @param root the tag's shadow root as the document brought it, if it brought one
 * @param items selects the element of each item
 * @param read makes an item of its element
 * @param none selects what the tag shows in place of an empty list
 * @returns undefined where the HTML shows neither, as when the data was still missing
 */
export function readBack<T>(
  root: ParentNode | undefined,
  items: string,
  read: (element: HTMLElement) => T,
  none?: string,
): readonly T[] | undefined {
  const elements = [...(root?.querySelectorAll<HTMLElement>(items) ?? [])];
  const isEmpty = !elements.length && !(none && root?.querySelector(none));
  return isEmpty ? undefined : elements.map(read);
}

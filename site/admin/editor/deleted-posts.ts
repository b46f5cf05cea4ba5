/** A post in the editor: a text for each language, of which there is one. */
interface Entry {
  locales: Record<string, { content: Record<string, unknown> }>;
}

declare global {
  /** Takes the posts that the editor has deleted just now; the editor calls it. */
  var postsDeleted: (entries: readonly Entry[]) => void;
}

/** Has a function called with the numbers of the posts that are deleted. */
export function onPostsDeleted(tell: (ids: unknown[]) => void): void {
  globalThis.postsDeleted = (entries) =>
    tell(entries.map(({ locales }) => Object.values(locales)[0]?.content['id']));
}

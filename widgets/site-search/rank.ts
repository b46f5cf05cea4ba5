/** Something that the search finds, with what is known of it. */
export interface SearchEntry {
  name: string;
  /** In a word: 'Tour'. */
  kind: string;
  /** Root-relative, as on our own site. */
  path: string;
  /** Further text that is searched: an excerpt, a topic. */
  more: string;
  /** The story's number. */
  post?: number;
}

/** Searching begins with this number of characters. */
export const MIN_QUERY = 2;

/**
 * Returns the entries that a query finds, best first: names that begin with it, names that hold it, the rest; in
 * each group as given.
 * @returns undefined while the query is too short to search for
 */
export function rank(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] | undefined {
  const wanted = query.trim().toLowerCase();
  if (wanted.length < MIN_QUERY) return undefined;
  const group = ({ name, more }: SearchEntry) => {
    const at = name.toLowerCase().indexOf(wanted);
    if (at === 0) return 0;
    return at > 0 ? 1 : more.toLowerCase().includes(wanted) ? 2 : 3;
  };
  const groups = [0, 1, 2].map((number) => entries.filter((entry) => group(entry) === number));
  return groups.flat();
}

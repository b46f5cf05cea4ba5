import { stem, toWords } from '../kit/model/search-words';

/** Something that the search finds, with what is known of it. */
export interface SearchEntry {
  name: string;
  /** In a word: 'Tour'. */
  kind: string;
  /** Root-relative, as on our own site. */
  path: string;
  /** Further text that is searched: an excerpt, a topic. */
  more: string;
  /** Words of its text, apart by spaces. */
  words?: string | undefined;
  /** The story's number. */
  post?: number;
}

/** Searching begins with this number of characters. */
export const MIN_QUERY = 2;

/**
 * Returns the entries that a query finds, best first: names that begin with it, names that hold it, further text that
 * holds it, then those with each of its words, or with what our texts call it; in each group as given.
 * @returns undefined while the query is too short to search for
 */
export function rank(
  entries: readonly SearchEntry[],
  query: string,
  synonyms: Readonly<Record<string, string>> = {},
): readonly SearchEntry[] | undefined {
  const wanted = query.trim().toLowerCase();
  if (wanted.length < MIN_QUERY) return undefined;
  const asked = toWords(wanted).map((word) => [word, ...toWords(synonyms[word] ?? '')].map(stem));
  const hasAll = (text: string) => {
    const has = toWords(text);
    return asked.every((forms) => forms.some((form) => has.some((word) => word.startsWith(form))));
  };
  const group = ({ name, more, words }: SearchEntry) => {
    const at = name.toLowerCase().indexOf(wanted);
    if (at === 0) return 0;
    if (at > 0) return 1;
    if (more.toLowerCase().includes(wanted)) return 2;
    return words !== undefined && hasAll(`${name} ${more} ${words}`) ? 3 : 4;
  };
  const groups = [0, 1, 2, 3].map((number) => entries.filter((entry) => group(entry) === number));
  return groups.flat();
}

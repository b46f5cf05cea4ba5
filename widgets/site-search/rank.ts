import type { SearchAnswer, SearchEntry as Named } from '../kit/model/search';
import { fold, stem, toWords } from '../kit/model/search-words';

/** Something that the search finds, with what is known of it. */
export interface SearchEntry {
  name: string;
  type: Named['type'] | SearchAnswer['type'] | 'story';
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

/** Places in the order for what is found by its name, and for what is found by its text as well. */
const levels: Readonly<Record<SearchEntry['type'], readonly [name: number, text: number]>> = {
  tour: [1, 5],
  page: [1, 5],
  advice: [2, 5],
  question: [2, 5],
  place: [3, 3],
  finish: [3, 3],
  story: [4, 7],
  stop: [4, 6],
};

/** Words of a question that tell nothing of what is asked. */
const FILLERS =
  /^(an?|the|and|or|are|is|it|its|be|will|can|could|do|does|have|i|we|you|me|my|our|your|us|there|any|at|by|for|from|if|in|of|on|to|with|about|get|need|take|want|how|what|when|where|which|who)$/;

/**
 * Returns the entries that a query finds, in the order that serves whoever wants to book: titles of tours and pages
 * that begin with the query, those that hold it, advice and questions by their names, meeting points, stories and
 * stops by their names, then by their texts answers, stops, and stories; in each group as given. A word counts in any
 * form, from its beginning on, and by what our texts call it.
 * @returns undefined while the query is too short to search for
 */
export function rank(
  entries: readonly SearchEntry[],
  query: string,
  synonyms: Readonly<Record<string, string>> = {},
): readonly SearchEntry[] | undefined {
  const wanted = fold(query);
  if (wanted.length < MIN_QUERY) return undefined;
  const words = toWords(wanted);
  const telling = words.filter((word) => !FILLERS.test(word));
  const asked = (telling.length ? telling : words).map(stem).map((form) => [
    form,
    ...Object.entries(synonyms)
      .filter(([word]) => stem(word) === form)
      .flatMap(([, ours]) => toWords(ours).map(stem)),
  ]);
  const hasAll = (text: string) => {
    const has = toWords(text).map(stem);
    return (
      !!asked.length &&
      asked.every((forms) => forms.some((form) => has.some((word) => word.startsWith(form))))
    );
  };
  const level = ({ name, type, more, words: text = '' }: SearchEntry) => {
    const [byName, byText] = levels[type];
    const at = byName === 1 ? fold(name).indexOf(wanted) : -1;
    if (at === 0) return 0;
    if (at > 0 || hasAll(name)) return byName;
    return hasAll(`${name} ${more} ${text}`) ? byText : undefined;
  };
  const found = entries.map((entry) => ({ entry, place: level(entry) }));
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((wantedPlace) =>
    found.filter(({ place }) => place === wantedPlace).map(({ entry }) => entry),
  );
}

import type { SearchAnswer, SearchEntry as Named } from '../kit/model/search';
import { fold } from '../kit/model/fold';
import { stem, toWords } from '../kit/model/search-words';

export interface SearchEntry {
  name: string;
  type: Named['type'] | SearchAnswer['type'] | 'post';
  path: string;
  /** Excerpt and topic. */
  more: string;
  text?: string;
  /** Words of its text, separated by spaces. */
  words?: string | undefined;
  post?: number;
}

const MIN_QUERY = 2;

/** Position in the order for a match of the name, and of the text. */
const levels: Readonly<Record<SearchEntry['type'], readonly [name: number, text: number]>> = {
  tour: [1, 5],
  page: [1, 5],
  advice: [2, 5],
  question: [2, 5],
  place: [3, 3],
  finish: [3, 3],
  post: [4, 7],
  stop: [4, 6],
};

/** Includes days and years, because the searched texts have no dates to match "december 12". */
const STOP_WORDS =
  /^(([12]?\d|3[01])(st|nd|rd|th)?|20\d\d|an?|the|and|or|are|is|it|its|be|will|can|could|do|does|have|i|we|you|me|my|our|your|us|there|any|at|by|for|from|if|in|of|on|to|with|about|get|need|take|want|how|what|when|where|which|who)$/;

/**
 * Returns the entries that match a query, those for booking first: titles of tours and pages that start with it, titles
 * that contain it, then the positions in `levels`; in each group as given. Words match by stem, prefix and synonym.
 * @returns undefined for a query that is too short
 */
export function rank(
  entries: readonly SearchEntry[],
  query: string,
  synonyms: Readonly<Record<string, string>> = {},
): readonly SearchEntry[] | undefined {
  const wanted = fold(query);
  if (wanted.length < MIN_QUERY) return undefined;
  const words = toWords(wanted);
  const telling = words.filter((word) => !STOP_WORDS.test(word));
  const wordForms = (telling.length ? telling : words).map(stem).map((form) => [
    form,
    ...Object.entries(synonyms)
      .filter(([word]) => stem(word) === form)
      .flatMap(([, ours]) => toWords(ours).map(stem)),
  ]);
  const hasAll = (text: string) => {
    const has = toWords(text).map(stem);
    return (
      !!wordForms.length &&
      wordForms.every((forms) => forms.some((form) => has.some((word) => word.startsWith(form))))
    );
  };
  const level = ({ name, type, more, words: text = '' }: SearchEntry) => {
    const [byName, byText] = levels[type];
    const at = byName === 1 ? fold(name).indexOf(wanted) : -1;
    if (at === 0) return 0;
    if (at > 0 || hasAll(name)) return byName;
    return hasAll(`${name} ${more} ${text}`) ? byText : undefined;
  };
  const found = entries.map((entry) => ({ entry, level: level(entry) }));
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((wantedLevel) =>
    found.filter(({ level }) => level === wantedLevel).map(({ entry }) => entry),
  );
}

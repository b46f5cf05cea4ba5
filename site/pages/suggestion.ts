import type { Texts } from './not-found.schema';

type Suggestion = Texts['suggestions'][number];

/**
 * The page that somebody was probably looking for: the first of the list with a keyword in the address.
 * @param pathname without query and fragment; upper and lower case count the same
 */
export const suggestionFor = (pathname: string, suggestions: readonly Suggestion[]): Suggestion | undefined =>
  suggestions.find(({ keywords }) => keywords.some((keyword) => pathname.toLowerCase().includes(keyword)));

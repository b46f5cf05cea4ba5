declare global {
  interface Window {
    /** Saved by the start script before it removes the guest. */
    catSurveyQuery?: string | undefined;
  }
}

/** Returns the parameters in query and fragment. */
export const queryOf = ({ search, hash }: Location): string => search + hash.replace('#', '&');

/** Returns the parameters, once with what the start script has removed. */
export function takeSurveyQuery(): string {
  const query = window.catSurveyQuery ?? queryOf(location);
  window.catSurveyQuery = undefined;
  return query;
}

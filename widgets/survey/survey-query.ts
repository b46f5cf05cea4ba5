declare global {
  interface Window {
    /** Parameters of the survey's address, kept by the start script before it removes the guest. */
    catSurveyQuery?: string | undefined;
  }
}

/** Returns the parameters in the address of the page, of its query and its fragment. */
export const queryOf = ({ search, hash }: Location): string => search + hash.replace('#', '&');

/** Returns the same for the survey, once with what the start script has removed. */
export function takeSurveyQuery(): string {
  const query = window.catSurveyQuery ?? queryOf(location);
  window.catSurveyQuery = undefined;
  return query;
}

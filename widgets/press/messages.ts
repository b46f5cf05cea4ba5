/** Words around the outlets that have reported, and around the articles that they wrote. */
export const messages = {
  loadingLogos: 'Loading who wrote about us...',
  loadingArticles: 'Loading what they wrote...',
  quoted: (words: string) => `“${words}”`,
  read: 'Read Article',
  /** Behind that for a screen reader, so that equal links can be told apart; the title may be in another language. */
  readWhich: <T>(title: T) => [': ', title],
  newTab: 'Opens in a new tab',
};

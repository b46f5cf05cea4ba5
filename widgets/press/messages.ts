export const messages = {
  loadingLogos: 'Loading who wrote about us...',
  loadingArticles: 'Loading what they wrote...',
  quoted: (text: string) => `“${text}”`,
  read: 'Read Article',
  /** For screen readers, because the visible texts are equal. */
  readWhich: <T>(title: T) => [': ', title],
  newTab: 'Opens in a new tab',
};

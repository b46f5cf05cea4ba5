/** What a post says besides its text. */
export const messages = {
  tags: 'Tags',
};

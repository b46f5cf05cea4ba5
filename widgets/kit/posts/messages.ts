/** Words of a post besides its text. */
export const messages = {
  tags: 'Tags',
};

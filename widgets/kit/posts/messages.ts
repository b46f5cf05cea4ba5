export const messages = {
  tags: 'Tags',
};

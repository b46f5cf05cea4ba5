export const messages = {
  failed: 'The film can’t be shown here.',
  newTab: 'Opens in a new tab',
};

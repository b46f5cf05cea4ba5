/** Messages of the not-found page, in a file of their own so that it loads no others. */
export const messages = {
  lost: 'LOST',
  otherPlaces: 'Other places to look',
};

/** Words of the page for unknown addresses, apart from those of others: it loads nothing of theirs. */
export const messages = {
  lost: 'LOST',
  otherPlaces: 'Other places to look',
};

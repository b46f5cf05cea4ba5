/** Words around a story; fetched with the code that draws it. */
export const messages = {
  related: 'Related Stories',
  book: 'Book a Tour',
  browse: 'Browse All Stories',
};

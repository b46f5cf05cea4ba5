export const messages = {
  related: 'Related Stories',
  book: 'Book a Tour',
  browse: 'Browse All Stories',
};

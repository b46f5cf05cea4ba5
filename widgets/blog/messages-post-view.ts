/** Words around a story; fetched with the code that draws it. */
export const messages = {
  backToAll: 'Back to all posts',
  backTo: (story: string) => `Back to ${story}`,
  related: 'Related Stories',
  book: 'Book a Tour',
  browse: 'Browse All Stories',
};

/** Answers in the order shown. All but the ratings are sent as shown. */
export const messages = {
  /** From five points to one. */
  ratings: ['5 Excellent', '4 Good', '3 Average', '2 Fair', '1 Poor'],
  howHeard: [
    'Social Media',
    'Friend or Family',
    'Google Search',
    'Blog or Article',
    'Travel Website',
    'Instagram',
    'Other',
  ],
  wouldRecommend: ['Yes, definitely', 'Probably', 'Not sure', 'Probably not', 'Definitely not'],
};

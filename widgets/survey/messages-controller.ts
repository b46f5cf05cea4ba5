/** Words of the survey once a visitor has turned to it; fetched with the rest of its work. */
export const messages = {
  /** Words of the notice, besides the panel. */
  sentTitle: 'Thank you for your feedback!',
  sentText: 'Your responses have been submitted successfully.',
  failedTitle: 'Error submitting feedback',
  after: 'Thank you.',
  reviewsTitle: 'Say it in public, too?',
  /** To every guest, whatever they have answered. */
  reviewsText: 'Good or bad, your review helps others choose their walk.',
  newTab: 'Opens in a new tab',
  review: (place: string) => `Review us on ${place}`,
};

export const messages = {
  sentTitle: 'Thank you for your feedback!',
  sentText: 'Your responses have been submitted successfully.',
  failedTitle: 'Error submitting feedback',
  after: 'Thank you.',
  reviewsTitle: 'Say it in public, too?',
  reviewsText: 'Good or bad, your review helps others choose their walk.',
  newTab: 'Opens in a new tab',
  review: (place: string) => `Review us on ${place}`,
};

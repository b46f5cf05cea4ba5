/** Words of the survey; those that only its work says are in `messages-controller.ts`. */
export const messages = {
  send: 'Submit Feedback',
  sending: 'Submitting...',
  hint: 'Nine questions, about two minutes. We need all nine answers.',
  tourDate: 'Tour date',
  tourType: 'Which tour did you take?',
  chooseTour: 'Select a tour',
  tourRating: 'Rate the tour',
  guideRating: 'Rate your guide',
  howHeard: 'How did you hear about us?',
  wouldRecommend: 'Would you recommend us?',
  choose: 'Please select',
  feedback: 'Your feedback',
  feedbackHint: (least: number) => `At least ${least} characters.`,
  sentTitle: 'Thank You!',
  sentText: 'We appreciate your feedback. It helps us improve our tours!',
};

/** Said by the form and by its work; apart from the others, which no other file needs to reach. */
export const outcome = {
  failed: 'There was a problem submitting your feedback. Please try again.',
};

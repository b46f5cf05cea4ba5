export const messages = {
  send: 'Submit Feedback',
  sending: 'Submitting...',
  hint: 'Nine questions, about two minutes. We need all nine answers.',
  /** While the four answers that the page has given are folded. */
  left: 'Five questions left, about a minute.',
  tourDate: 'Tour date',
  tourType: 'Which tour did you take?',
  chooseTour: 'Select a tour',
  tourRating: 'Rate the tour',
  guideRating: 'Rate your guide',
  howHeard: 'How did you hear about us?',
  wouldRecommend: 'Would you recommend us?',
  change: 'Change',
  choose: 'Please select',
  feedback: 'Your feedback',
  feedbackHint: (least: number) => `At least ${least} characters.`,
  sentTitle: 'Thank You!',
  sentText: 'We appreciate your feedback. It helps us improve our tours!',
};

export const outcome = {
  failed: 'There was a problem submitting your feedback. Please try again.',
};

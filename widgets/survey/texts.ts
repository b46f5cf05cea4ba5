/** Said when the answers were not sent. */
export const failed = 'There was a problem submitting your feedback. Please try again.';

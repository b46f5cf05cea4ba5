/** Words of the contact form once a visitor has turned to it; fetched with the rest of its work. */
export const messages = {
  failedTitle: 'Message Failed to Send',
  replyFailed: 'Failed to send confirmation email',
  notifyFailed: 'Failed to send notification to administrator',
  notSent: 'Your message wasn’t sent.',
  after: 'We answer within 48 hours.',
};

export const messages = {
  failedTitle: 'Message Failed to Send',
  replyFailed: 'Failed to send confirmation email',
  notifyFailed: 'Failed to send notification to administrator',
  notSent: 'Your message wasn’t sent.',
  after: 'We answer within 48 hours.',
};

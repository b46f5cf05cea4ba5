export const messages = {
  send: 'Send message',
  sending: 'Sending...',
  hint: 'Name, email and the box below are required.',
  phone: 'Phone',
  message: 'Message',
  consent: (company: string) => `I agree to receive updates from ${company}.`,
};

/** Shared with the controller. */
export const outcome = {
  /** On the panel and as a toast. */
  sent: {
    title: 'Message Sent!',
    text: "Thank you for contacting us. We'll get back to you soon!",
  },
  failed: 'There was a problem sending your message. Please try again later.',
};

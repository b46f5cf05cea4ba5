/** Words of the contact form; those that only its work says are in `messages-controller.ts`. */
export const messages = {
  send: 'Send message',
  sending: 'Sending...',
  hint: 'Name, email and the box below are required.',
  phone: 'Phone',
  message: 'Message',
  consent: (company: string) => `I agree to receive updates from ${company}.`,
};

/** Said by the form and by its work; apart from the others, which no other file needs to reach. */
export const outcome = {
  /** On the panel and as a notice. */
  sent: {
    title: 'Message Sent!',
    text: "Thank you for contacting us. We'll get back to you soon!",
  },
  /** Message where nothing more is known. */
  failed: 'There was a problem sending your message. Please try again later.',
};

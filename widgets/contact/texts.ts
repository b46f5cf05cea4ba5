/** Said once a message has arrived, on the panel and as a notice. */
export const sent = {
  title: 'Message Sent!',
  text: "Thank you for contacting us. We'll get back to you soon!",
};

/** Said when a message was not sent and nothing more is known. */
export const failed = 'There was a problem sending your message. Please try again later.';

/** Words of a form once a visitor has turned to it, and those of its offers where it could not be sent. */
export const messages = {
  kept: 'We kept what you typed.',
  tooLong: (most: number) => `Too long: more than ${most} characters.`,
  offline: 'You’re offline. Your text is kept: press the button again once you’re connected.',
  half: 'Half sent: the last part has not reached us yet. One press sends it.',
  /** Followed by a sentence of the form's own. */
  sentAt: (time: string, after: string) => `Sent at ${time}. ${after}`,
  finish: 'Finish sending',
  /** A notice, where there are no notices. */
  announcement: (title: string, text: string) => `${title}: ${text}`,
  copy: 'Copy the text',
  copied: 'Copied',
  byHand: 'Your text, selected: copy it with your keyboard or by a long press',
  mail: 'Open as email',
};

export const messages = {
  kept: 'We kept what you typed.',
  tooLong: (most: number) => `Too long: more than ${most} characters.`,
  offline: 'You’re offline. Your text is kept: press the button again once you’re connected.',
  timeout: 'It may have arrived.',
  half: 'Half sent: the last part has not reached us yet. One press sends it.',
  sentAt: (time: string, after: string) => `Sent at ${time}. ${after}`,
  finish: 'Finish sending',
  /** Replaces a toast that could not be loaded. */
  announcement: (title: string, text: string) => `${title}: ${text}`,
  copy: 'Copy the text',
  copied: 'Copied',
  mail: 'Open as email',
};

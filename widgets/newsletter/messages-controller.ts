/** Words of the sign-up once a visitor has turned to it; fetched with the rest of its work. */
export const messages = {
  kept: 'We kept what you typed.',
  sentOn: (time: string) =>
    `Sent on to a new tab at ${time}. If none opened, nothing was sent. Your text is kept here.`,
};

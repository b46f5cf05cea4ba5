export const messages = {
  kept: 'We kept what you typed.',
  sentOn: (time: string) =>
    `Sent on to a new tab at ${time}. If none opened, nothing was sent. Your text is kept here.`,
  subject: (name: string) => `Newsletter for ${name}`,
  body: (name: string, email: string) => `Please send me your newsletter.\n\nName: ${name}\nEmail: ${email}`,
};

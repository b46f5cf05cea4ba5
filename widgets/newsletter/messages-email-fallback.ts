/** The sign-up as an e-mail; fetched where the form cannot be sent. */
export const messages = {
  subject: (name: string) => `Newsletter for ${name}`,
  body: (name: string, email: string) => `Please send me your newsletter.\n\nName: ${name}\nEmail: ${email}`,
};

export const messages = {
  nameMissing: 'Name is required',
  nameShort: (least: number) => `Name must be at least ${least} characters`,
  nameLong: (most: number) => `Name must be less than ${most} characters`,
  nameWrong: 'Name contains invalid characters',
  emailMissing: 'Email address is required',
  emailWrong: 'Please enter a valid email address',
  emailLong: 'Email address is too long',
  phoneWrong: 'Please enter a valid phone number',
  messageLong: (most: number) => `Message must be less than ${most} characters`,
  consentMissing: 'You must agree to receive updates',
  noPhone: 'Not provided',
  noMessage: 'No message provided',
  subject: (name: string) => `Message from ${name}`,
  body: (message: string, name: string, email: string, phone: string) =>
    `${message}\n\nName: ${name}\nEmail: ${email}\nPhone: ${phone}`,
};

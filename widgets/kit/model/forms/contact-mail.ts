import type { ContactValues } from './contact';
import type { MailtoMessage } from './mailto-message';
import { messages } from './messages-contact';
import { oneLine, trimmed } from './typed-text';

/** Parameters that fill both e-mail templates of the contact form. */
export interface ContactParams {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** Returns the parameters to send, made of values that `checkContact` has passed. */
export const contactParams = ({ name, email, phone, message }: ContactValues): ContactParams => ({
  name: oneLine(name),
  email: trimmed(email),
  phone: trimmed(phone) || messages.noPhone,
  message: trimmed(message) || messages.noMessage,
});

/** The same as a letter, for a visitor who has to send it by other means. */
export function contactLetter(values: ContactValues): MailtoMessage {
  const { name, email, phone, message } = contactParams(values);
  return {
    subject: messages.subject(name),
    body: messages.letter(message, name, email, phone),
  };
}

import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, NAME_MIN } from './limits';
import type { MailtoMessage } from './mailto-message';
import { messages } from './messages-contact';
import { count, folded, isEmail, oneLine, trimmed } from './typed-text';

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message', 'consent'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Values of the contact form's fields, as typed; the consent is `on` or empty. */
export type ContactValues = Record<ContactField, string>;

export function checkContact(values: ContactValues): Partial<Record<ContactField, string>> {
  const found = {
    name: checkName(oneLine(values.name)),
    email: checkEmail(folded(values.email)),
    phone: checkPhone(folded(values.phone)),
    message: count(values.message) > MESSAGE_MAX ? messages.messageLong(MESSAGE_MAX) : undefined,
    consent: values.consent ? undefined : messages.consentMissing,
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error));
}

function checkName(name: string): string | undefined {
  if (!name) return messages.nameMissing;
  if (count(name) < NAME_MIN) return messages.nameShort(NAME_MIN);
  if (count(name) > NAME_MAX) return messages.nameLong(NAME_MAX);
  return /[<>]/.test(name) ? messages.nameWrong : undefined;
}

function checkEmail(email: string): string | undefined {
  if (!email) return messages.emailMissing;
  if (!isEmail(email)) return messages.emailWrong;
  return count(email) > EMAIL_MAX ? messages.emailLong : undefined;
}

/** An optional plus, then groups of digits, with or without parentheses. */
const PHONE = /^\+?(?:\(\d+\)|\d)(?:[\s./-]*(?:\(\d+\)|\d))*$/;

/** Returns the number with ASCII dashes, and the plus before the parentheses. */
const plainPhone = (phone: string): string =>
  phone
    .replace(/[\p{Pd}−ー]/gu, '-')
    .replace(/^\(\+\s*/, '+(')
    .replace(/^\+\s*/, '+');

const checkPhone = (phone: string): string | undefined =>
  phone === '' || PHONE.test(plainPhone(phone)) ? undefined : messages.phoneWrong;

/** Parameters that fill both e-mail templates of the contact form. */
export type ContactParams = Record<'name' | 'email' | 'phone' | 'message', string>;

export const contactParams = ({ name, email, phone, message }: ContactValues): ContactParams => ({
  name: oneLine(name),
  email: folded(email),
  phone: trimmed(phone) || messages.noPhone,
  message: trimmed(message) || messages.noMessage,
});

/** Returns the form as an e-mail that the visitor can send. */
export function contactMailto(values: ContactValues): MailtoMessage {
  const { name, email, phone, message } = contactParams(values);
  return { subject: messages.subject(name), body: messages.body(message, name, email, phone) };
}

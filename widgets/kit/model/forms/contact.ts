import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, NAME_MIN } from './limits';
import { messages } from './messages-contact';
import { count, isEmail, oneLine, trimmed } from './typed-text';

/** Names of the contact form's fields, in the form's order. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message', 'consent'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Values of the contact form's fields, as typed. */
export interface ContactValues {
  name: string;
  email: string;
  /** Optional: may be empty. */
  phone: string;
  /** Optional: may be empty. */
  message: string;
  /** The box is ticked. */
  consent: boolean;
}

/** The wrong fields with what is said about each; empty when the form may be sent. */
export function checkContact(values: ContactValues): Partial<Record<ContactField, string>> {
  const found = {
    name: checkName(oneLine(values.name)),
    email: checkEmail(trimmed(values.email)),
    phone: checkPhone(trimmed(values.phone)),
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

/** A plus or none, then groups of digits, in parentheses or not, with the usual marks between them. */
const PHONE = /^\+?(?:\(\d+\)|\d)(?:[\s./-]*(?:\(\d+\)|\d))*$/;

/** Returns a number as the pattern reads it: with plain digits, blanks and dashes, the plus before the parentheses. */
const plainPhone = (phone: string): string =>
  phone
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}−ー]/gu, '-')
    .replace(/^\(\+\s*/, '+(')
    .replace(/^\+\s*/, '+');

const checkPhone = (phone: string): string | undefined =>
  phone === '' || PHONE.test(plainPhone(phone)) ? undefined : messages.phoneWrong;

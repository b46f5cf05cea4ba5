import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, NAME_MIN } from './limits';
import { count, isEmail, oneLine, trimmed } from './typed-text';

/** What the contact form asks, in its order. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message', 'consent'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What stands in the contact form, as typed. */
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
    message:
      count(values.message) > MESSAGE_MAX ? `Message must be less than ${MESSAGE_MAX} characters` : undefined,
    consent: values.consent ? undefined : 'You must agree to receive updates',
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error));
}

function checkName(name: string): string | undefined {
  if (!name) return 'Name is required';
  if (count(name) < NAME_MIN) return `Name must be at least ${NAME_MIN} characters`;
  if (count(name) > NAME_MAX) return `Name must be less than ${NAME_MAX} characters`;
  return /[<>]/.test(name) ? 'Name contains invalid characters' : undefined;
}

function checkEmail(email: string): string | undefined {
  if (!email) return 'Email address is required';
  if (!isEmail(email)) return 'Please enter a valid email address';
  return count(email) > EMAIL_MAX ? 'Email address is too long' : undefined;
}

/** A plus or none, then groups of digits, in parentheses or not, with the usual marks between them. */
const PHONE = /^\+?(?:\(\d+\)|\d)(?:[\s./–‑-]*(?:\(\d+\)|\d))*$/;

const checkPhone = (phone: string): string | undefined =>
  phone === '' || PHONE.test(phone) ? undefined : 'Please enter a valid phone number';

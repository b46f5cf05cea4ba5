import { anew } from '../kit/anew';
import { checkContact, CONTACT_FIELDS, type ContactField, type ContactValues } from '../kit/model/contact';
import { contactLetter, contactParams, type ContactParams } from '../kit/model/contact-mail';
import { MESSAGE_MAX } from '../kit/model/limits';
import type { SendError } from '../kit/model/send-error';
import { formLife } from '../kit/ui/form-life';
import type { FormPage, FormPlan } from '../kit/ui/form-plan';
import { outcome } from './messages';
import { messages } from './messages-live';

/** What is said when one of the two e-mails fails, by its name. */
const failures: Record<string, string> = {
  reply: messages.replyFailed,
  notify: messages.notifyFailed,
};

const service = anew((_again) => import('../kit/services/mail/index'));

const valuesOf = (raw: Record<ContactField, string>): ContactValues => ({
  ...raw,
  consent: raw.consent === 'on',
});

const plan: FormPlan<ContactField, ContactParams> = {
  name: 'contact',
  fields: CONTACT_FIELDS,
  consent: 'consent',
  counted: 'message',
  most: MESSAGE_MAX,
  check: (raw) => checkContact(valuesOf(raw)),
  params: (raw) => contactParams(valuesOf(raw)),
  connect: async () => (await service()).contactSender(),
  explain: ({ part = '' }: SendError) => failures[part] ?? outcome.failed,
  notSent: messages.notSent,
  letter: (raw) => contactLetter(valuesOf(raw)),
  sent: outcome.sent,
  failed: messages.failedTitle,
  after: messages.after,
};

/** What the contact form does. */
export const enliven = (page: FormPage) => formLife(plan, page);

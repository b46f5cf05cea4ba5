import { anew } from '../kit/anew';
import { checkContact, CONTACT_FIELDS, type ContactField, type ContactValues } from '../kit/model/contact';
import { contactLetter, contactParams, type ContactParams } from '../kit/model/contact-mail';
import { MESSAGE_MAX } from '../kit/model/limits';
import type { SendError } from '../kit/model/send-error';
import { formLife } from '../kit/ui/form-life';
import type { FormPage, FormPlan } from '../kit/ui/form-plan';
import { messages } from './messages';
import { messages as live } from './messages-live';

/** What is said when one of the two e-mails fails, by its name. */
const failures: Record<string, string> = {
  reply: live.replyFailed,
  notify: live.notifyFailed,
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
  explain: ({ part = '' }: SendError) => failures[part] ?? messages.failed,
  notSent: live.notSent,
  letter: (raw) => contactLetter(valuesOf(raw)),
  sent: { title: messages.sentTitle, text: messages.sentText },
  failed: live.failedTitle,
  after: live.after,
};

/** What the contact form does. */
export const enliven = (page: FormPage) => formLife(plan, page);

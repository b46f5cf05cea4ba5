import { retryImport } from '../kit/element/retry-import';
import {
  checkContact,
  CONTACT_FIELDS,
  type ContactField,
  type ContactValues,
} from '../kit/model/forms/contact';
import { contactLetter, contactParams, type ContactParams } from '../kit/model/forms/contact-mail';
import { MESSAGE_MAX } from '../kit/model/forms/limits';
import type { SendError } from '../kit/model/forms/send-error';
import { createFormController } from '../kit/forms/form-controller';
import type { FormPage, FormPlan } from '../kit/forms/form-plan';
import { outcome } from './messages';
import { messages } from './messages-controller';

/** Messages for the failure of one of the two e-mails, by its name. */
const failures: Record<string, string> = {
  reply: messages.replyFailed,
  notify: messages.notifyFailed,
};

const service = () => retryImport(() => import('../kit/services/mail/index'));

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
  connect: async () => (await service()).sendContact,
  explain: ({ part = '' }: SendError) => failures[part] ?? outcome.failed,
  notSent: messages.notSent,
  letter: (raw) => contactLetter(valuesOf(raw)),
  sent: outcome.sent,
  failed: messages.failedTitle,
  after: messages.after,
};

/** Creates the controller of the contact form. */
export const createController = (page: FormPage) => createFormController(plan, page);

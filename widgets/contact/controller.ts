import { retryImport } from '../kit/element/retry-import';
import {
  checkContact,
  CONTACT_FIELDS,
  contactMailto,
  contactParams,
  type ContactField,
  type ContactParams,
} from '../kit/model/forms/contact';
import { MESSAGE_MAX } from '../kit/model/forms/limits';
import { createFormController, type FormPage, type FormPlan } from '../kit/forms/form-controller';
import { outcome } from './messages';
import { messages } from './messages-controller';

const failures: Record<string, string> = { reply: messages.replyFailed, notify: messages.notifyFailed };

const plan: FormPlan<ContactField, ContactParams> = {
  name: 'contact',
  fields: CONTACT_FIELDS,
  consent: 'consent',
  counted: 'message',
  most: MESSAGE_MAX,
  check: checkContact,
  params: contactParams,
  connect: async () => (await retryImport(() => import('../kit/services/mail/index'))).sendContact,
  explain: ({ part = '' }) => failures[part] ?? outcome.failed,
  notSent: messages.notSent,
  mailto: contactMailto,
  sent: outcome.sent,
  failed: messages.failedTitle,
  after: messages.after,
};

export const createController = (page: FormPage) => createFormController(plan, page);

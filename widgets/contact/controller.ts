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
import { config } from './data';
import { outcome } from './messages';
import { messages } from './messages-controller';
import { privateTourMessage } from './private-tour-message';

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

/** Creates the controller. On our own site, the price calculator's link fills in the message. */
export function createController(page: FormPage) {
  const message = page.host.home && privateTourMessage(location.search, config.prices);
  if (!message) return createFormController(plan, page);
  let given: Record<string, string> = { message };
  return createFormController(
    {
      ...plan,
      prefill: () => ({ values: given, wrong: [] }),
      onReset() {
        given = {};
        const url = new URL(location.href);
        url.searchParams.delete('guests');
        history.replaceState(history.state, '', url);
      },
    },
    page,
  );
}

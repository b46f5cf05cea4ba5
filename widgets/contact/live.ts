import { anew } from '../kit/anew';
import { checkContact, CONTACT_FIELDS, type ContactField, type ContactValues } from '../kit/model/contact';
import { contactLetter, contactParams } from '../kit/model/contact-mail';
import type { SendError } from '../kit/model/send-error';
import { formLife } from '../kit/ui/form-life';
import type { FormPage, FormPlan } from '../kit/ui/form-plan';
import { failed, sent } from './texts';

/** What is said when one of the two e-mails fails, by its name. */
const failures: Record<string, string> = {
  reply: 'Failed to send confirmation email',
  notify: 'Failed to send notification to administrator',
};

const service = anew((_again) => import('../kit/services/emailjs'));

const valuesOf = (raw: Record<ContactField, string>): ContactValues => ({
  ...raw,
  consent: raw.consent === 'on',
});

const plan: FormPlan<ContactField> = {
  name: 'contact',
  fields: CONTACT_FIELDS,
  consent: 'consent',
  counted: 'message',
  check: (raw) => checkContact(valuesOf(raw)),
  async connect() {
    const send = (await service()).contactSender();
    return (raw) => send(contactParams(valuesOf(raw)));
  },
  explain: ({ part = '' }: SendError) => failures[part] ?? failed,
  letter: (raw) => contactLetter(valuesOf(raw)),
  sent,
  failed: 'Message Failed to Send',
};

/** What the contact form does. */
export const enliven = (page: FormPage) => formLife(plan, page);

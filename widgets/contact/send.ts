import type { ContactValues } from '../kit/model/contact';
import { contactParams } from '../kit/model/contact-mail';
import { contactSender } from '../kit/services/emailjs';

/** What sends the form's values; one for the life of a form, because it remembers what has arrived. */
export function connect(): (values: ContactValues) => Promise<void> {
  const send = contactSender();
  return (values) => send(contactParams(values));
}

import { mail } from '#content/mail-service';
import type { Ledger, Sending } from '../../widgets/kit/model/forms/sending';
import type { SendError, ServiceAnswer } from '../../widgets/kit/model/forms/send-error';
import { configure } from '../../widgets/kit/services/config';

/** The emails that are sent, by the name that the service's folder has for them. */
export type Mail = 'reply' | 'notify' | 'survey';

/** Outcome of an email: what became of it. */
export type Outcome = 'arrived' | 'not sent' | SendError['code'];

/** A ledger for one attempt: nothing of a test is remembered. */
function ledger(): Ledger {
  let last: Sending | undefined;
  return {
    read: () => last,
    write: (_params, sending) => void (last = { ...sending, at: Date.now() }),
    since: () => 0,
  };
}

/**
 * Sends one email of each kind, as a visitor's browser does.
 * @param email address that gets the reply
 * @param tell receives the outcome of each, as soon as it is known, with what the service answered where it failed
 */
export async function sendTests(
  email: string,
  tell: (mail: Mail, outcome: Outcome, answer?: ServiceAnswer) => void,
): Promise<void> {
  configure(mail);
  const code = await import('../../widgets/kit/services/mail').catch(console.error);
  if (!code) {
    for (const unsent of ['reply', 'notify', 'survey'] as const) tell(unsent, 'unavailable');
    return;
  }
  const { contactSender, surveySender, GAP } = code;
  const sender = { name: 'A test from your desk', email };
  // Each test is another email: one that is still on its way says nothing of the next.
  const sent = `Sent at ${new Date().toLocaleTimeString('en-US')}.`;
  try {
    await contactSender()(
      {
        ...sender,
        phone: 'none',
        message: `If you read this, messages from the contact form reach you. ${sent}`,
      },
      ledger(),
    );
    tell('reply', 'arrived');
    tell('notify', 'arrived');
  } catch (cause) {
    const { part, code, answer } = cause as SendError;
    if (part === 'notify') {
      tell('reply', 'arrived');
      tell('notify', code, answer);
    } else {
      tell('reply', code, answer);
      tell('notify', 'not sent');
    }
  }
  // As after each other email: the service refuses one that comes at once.
  await new Promise((resolve) => setTimeout(resolve, GAP));
  try {
    await surveySender()(
      {
        ...sender,
        subject: 'A test of the survey',
        message: `If you read this, the answers of the survey reach you. ${sent}`,
      },
      ledger(),
    );
    tell('survey', 'arrived');
  } catch (cause) {
    const { code, answer } = cause as SendError;
    tell('survey', code, answer);
  }
}

import { mail } from '#content/mail-service';
import type { SendError, ServiceAnswer } from '../../widgets/kit/model/forms/send';
import { configure } from '../../widgets/kit/services/config';

/** Kinds of emails, as in the mail service. */
export type Mail = 'reply' | 'notify' | 'survey';

export type Outcome = 'arrived' | 'not sent' | SendError['code'];

/**
 * Sends one email of each kind, as a visitor's browser does.
 * @param email address that gets the reply
 * @param onOutcome receives each outcome, with the service's answer to a failure
 */
export async function sendTests(
  email: string,
  onOutcome: (mail: Mail, outcome: Outcome, answer?: ServiceAnswer) => void,
): Promise<void> {
  configure(mail);
  const code = await import('../../widgets/kit/services/mail').catch(console.error);
  if (!code) {
    for (const unsent of ['reply', 'notify', 'survey'] as const) onOutcome(unsent, 'unavailable');
    return;
  }
  const { sendContact, sendSurvey, GAP_MS } = code;
  const sender = { name: 'A test from your admin', email };
  const sent = `Sent at ${new Date().toLocaleTimeString('en-US')}.`;
  try {
    await sendContact(
      {
        ...sender,
        phone: 'none',
        message: `If you read this, messages from the contact form reach you. ${sent}`,
      },
      { isHalfSent: false, onHalfSent: () => onOutcome('reply', 'arrived') },
    );
    onOutcome('notify', 'arrived');
  } catch (cause) {
    const { part, code, answer } = cause as SendError;
    if (part === 'notify') {
      onOutcome('notify', code, answer);
    } else {
      onOutcome('reply', code, answer);
      onOutcome('notify', 'not sent');
    }
  }
  // The service limits the rate.
  await new Promise((resolve) => setTimeout(resolve, GAP_MS));
  try {
    await sendSurvey({
      ...sender,
      subject: 'A test of the survey',
      message: `If you read this, the answers of the survey reach you. ${sent}`,
    });
    onOutcome('survey', 'arrived');
  } catch (cause) {
    const { code, answer } = cause as SendError;
    onOutcome('survey', code, answer);
  }
}

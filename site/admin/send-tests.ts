import { mail } from '#content/mail-service';
import type { SendError, ServiceAnswer } from '../../widgets/kit/model/forms/send-error';
import { configure } from '../../widgets/kit/services/config';

/** The emails that are sent, by the name that the service's folder has for them. */
export type Mail = 'reply' | 'notify' | 'survey';

/** Outcome of an email: what became of it. */
export type Outcome = 'arrived' | 'not sent' | SendError['code'];

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
  const { sendContact, sendSurvey, GAP } = code;
  const sender = { name: 'A test from your desk', email };
  const sent = `Sent at ${new Date().toLocaleTimeString('en-US')}.`;
  try {
    await sendContact(
      {
        ...sender,
        phone: 'none',
        message: `If you read this, messages from the contact form reach you. ${sent}`,
      },
      { isHalfSent: false, onHalfSent: () => tell('reply', 'arrived') },
    );
    tell('notify', 'arrived');
  } catch (cause) {
    const { part, code, answer } = cause as SendError;
    if (part === 'notify') {
      tell('notify', code, answer);
    } else {
      tell('reply', code, answer);
      tell('notify', 'not sent');
    }
  }
  // As after each other email: the service refuses one that comes at once.
  await new Promise((resolve) => setTimeout(resolve, GAP));
  try {
    await sendSurvey({
      ...sender,
      subject: 'A test of the survey',
      message: `If you read this, the answers of the survey reach you. ${sent}`,
    });
    tell('survey', 'arrived');
  } catch (cause) {
    const { code, answer } = cause as SendError;
    tell('survey', code, answer);
  }
}

import type { ContactParams } from '../../model/forms/contact';
import { SendError, type Send } from '../../model/forms/send';
import type { SurveyParams } from '../../model/forms/survey';
import { withTimeout } from '../../model/forms/with-timeout';
import { deliver, GAP_MS } from './vendor';

export { GAP_MS };

/** Sends the reply to the visitor, then the notification to the administrator. */
export const sendContact: Send<ContactParams> = async (params, { isHalfSent, onHalfSent }) => {
  if (!isHalfSent) {
    await sendMail('reply', params);
    onHalfSent();
    await new Promise((resolve) => setTimeout(resolve, GAP_MS));
  }
  await sendMail('notify', params);
};

/** Sends the survey's one e-mail, to the administrator. */
export const sendSurvey = (params: SurveyParams): Promise<void> => sendMail('survey', params);

/** Rejects with a SendError that names the e-mail. */
async function sendMail(name: 'reply' | 'notify' | 'survey', params: object): Promise<void> {
  try {
    await withTimeout(deliver(name, params));
  } catch (cause) {
    const { code, answer } = cause as SendError;
    throw new SendError(code, name, answer);
  }
}

import { emailjs } from '#content/emailjs-config';
import { init, send } from '@emailjs/browser';
import type { ContactParams } from '../model/contact-mail';
import { SendError, type SendCode } from '../model/send-error';
import type { SurveyParams } from '../model/survey-mail';
import { within } from './within';

// Imported on submit only. The vendor's own throttle (`limitRate`) stays off: it counts failed attempts, and would
// refuse the one that follows.
init({ publicKey: emailjs.publicKey, origin: emailjs.origin });

/** The service takes one e-mail a second; a little more keeps clear of that. Milliseconds. */
export const GAP = 1100;

/** The contact form's two e-mails: `reply` answers the visitor, then `notify` tells the administrator. */
export const contactSender = () =>
  sender<ContactParams>([
    ['reply', emailjs.replyTemplate],
    ['notify', emailjs.notifyTemplate],
  ]);

/** The survey's one e-mail, to the administrator. */
export const surveySender = () => sender<SurveyParams>([['survey', emailjs.surveyTemplate]]);

/**
 * Sends e-mails one after the other. What has arrived is remembered until all have: a second attempt with the same
 * content sends only what is missing, even where the answer came after the time-out.
 * @returns a function that rejects with a SendError, which names the part that failed
 */
function sender<P extends object>(parts: readonly [name: string, template: string][]) {
  let content = '';
  let arrived = new Set<string>();
  return async (params: P): Promise<void> => {
    const now = JSON.stringify(params);
    if (now !== content) arrived = new Set();
    content = now;
    // Late answers belong to the attempt that they answer.
    const mine = arrived;
    let sentBefore = false;
    for (const [name, template] of parts) {
      if (mine.has(name)) continue;
      if (sentBefore) await new Promise((resolve) => setTimeout(resolve, GAP));
      await deliver(name, template, params, () => mine.add(name));
      sentBefore = true;
    }
    content = '';
  };
}

async function deliver(name: string, template: string, params: object, onArrival: () => void): Promise<void> {
  try {
    await within(send(emailjs.serviceId, template, { ...params }).then(onArrival));
  } catch (cause) {
    throw new SendError(cause instanceof SendError ? cause.code : codeOf(cause), name);
  }
}

const codes: Readonly<Record<number, SendCode>> = {
  0: 'network',
  403: 'forbidden',
  412: 'refused',
  429: 'busy',
  451: 'headless',
};

/** The vendor rejects with `{ status, text }`, the browser with a TypeError where no answer came. */
function codeOf(cause: unknown): SendCode {
  const status = (cause as { status?: unknown } | undefined)?.status;
  if (typeof status === 'number') return codes[status] ?? 'server';
  return cause instanceof TypeError ? 'network' : 'server';
}

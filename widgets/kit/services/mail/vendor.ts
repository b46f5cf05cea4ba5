import { init, send } from '@emailjs/browser';
import { SendError, type SendCode, type ServiceAnswer } from '../../model/forms/send';
import { config } from '../config';

/*
 * EmailJS (https://www.emailjs.com/docs/rest-api/send/). To change the vendor, replace this folder's files but
 * `index.ts` (`no-storage.ts` is named in `site/prerender/bundle/aliases.ts`), the block in `../config.ts`,
 * `site/schema/services/mail.ts`, `site/admin/email-templates.ts`, `tests/helpers/mail-vendor.ts` and
 * `tests/sandbox/services/mail.ts` (`server.ts` there allows other origins under `/api` only); `git grep -il emailjs`
 * finds the texts and tests that name it.
 */
const { emailjs } = config;

// The library's throttle (`limitRate`) stays off: it counts failed attempts and would refuse the retry.
init({ publicKey: emailjs.publicKey, origin: emailjs.origin });

/** The service takes one e-mail a second. */
export const GAP_MS = 1100;

const templates = {
  reply: emailjs.replyTemplate,
  notify: emailjs.notifyTemplate,
  survey: emailjs.surveyTemplate,
};

/**
 * Sends an e-mail. Only the text `OK` means that it has arrived: a captive portal answers 200 as well.
 * @param params values of the template, by name
 * @throws SendError
 */
export async function deliver(name: keyof typeof templates, params: object): Promise<void> {
  let answer: unknown;
  try {
    const taken = await send(emailjs.serviceId, templates[name], { ...params });
    if (taken.text === 'OK') return;
    answer = taken;
  } catch (cause) {
    answer = cause;
  }
  throw sendError(answer);
}

const codes: Readonly<Record<number, SendCode>> = {
  0: 'network',
  403: 'forbidden',
  412: 'refused',
  429: 'busy',
  451: 'headless',
};

/** The library rejects with `{ status, text }`, the browser with a TypeError if there is no answer. */
function sendError(cause: unknown): SendError {
  const { status, text = '' } = (cause ?? {}) as Partial<ServiceAnswer>;
  if (typeof status !== 'number') return new SendError(cause instanceof TypeError ? 'network' : 'server');
  return new SendError(codes[status] ?? 'server', undefined, { status, text });
}

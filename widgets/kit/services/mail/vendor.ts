import { init, send } from '@emailjs/browser';
import { retryImport } from '../../element/retry-import';
import { SendError, type SendCode, type ServiceAnswer } from '../../model/forms/send-error';
import { config } from '../config';

/**
 * EmailJS (https://www.emailjs.com/docs/rest-api/send/), in its own words; `index.ts` has ours. Another vendor is
 * another text of this file, of `keys.ts` and `stand-ins.ts` beside it, of `site/schema/services/mail.ts` and of
 * `site/admin/email-templates.ts`, then `npm run docs`. Tests know the protocol from `tests/helpers/mail-vendor.ts` and its stand-in, `tests/sandbox/services/mail.ts`;
 * its own are `tests/unit/widgets/vendors/emailjs*.test.ts`. What goes: the folder `vendor-parts` and the package. What
 * names the vendor in words: its block in `site/content/settings.yaml` with its rows in `samples.yaml`,
 * `pages/privacy.yaml`, `site/pages/privacy.schema.ts`, the guides in `loader/README.md` and `site/content/README.md`.
 * The few tests beside them that name it: `git grep -il emailjs tests`.
 */
const { emailjs } = config;

// Imported on submit only. The vendor's own throttle (`limitRate`) stays off: it counts failed attempts, and would
// refuse the one that follows.
init({ publicKey: emailjs.publicKey, origin: emailjs.origin });

/** The service takes one e-mail a second; a little more keeps clear of that. Milliseconds. */
export const GAP = 1100;

const templates = {
  reply: emailjs.replyTemplate,
  notify: emailjs.notifyTemplate,
  survey: emailjs.surveyTemplate,
};

/**
 * Sends an e-mail. It has arrived when the service says so in its own words: a page in between may answer 200 as well.
 * @param name which of our e-mails it is
 * @param params what it says, by name
 * @returns rejects with a SendError
 */
export async function deliver(name: keyof typeof templates, params: object): Promise<void> {
  let answer: unknown;
  try {
    const taken = await send(emailjs.serviceId, templates[name], { ...params, ...(await proof()) });
    if (taken.text === 'OK') return;
    answer = taken;
  } catch (cause) {
    answer = cause;
  }
  throw failure(answer);
}

/**
 * Returns the proof that a person is there, as the service wants it: only where the owner has set a key. Each e-mail
 * needs its own.
 */
const proof = async () =>
  emailjs.captchaKey
    ? { 'g-recaptcha-response': await (await captcha()).captchaToken(emailjs.captchaKey) }
    : {};

const captcha = () => retryImport(() => import('./vendor-parts/captcha'));

const codes: Readonly<Record<number, SendCode>> = {
  0: 'network',
  403: 'forbidden',
  412: 'refused',
  429: 'busy',
  451: 'headless',
};

/** The vendor rejects with `{ status, text }`, the browser with a TypeError where no answer came. */
function failure(cause: unknown): SendError {
  const { status, text = '' } = (cause ?? {}) as Partial<ServiceAnswer>;
  if (typeof status !== 'number') return new SendError(cause instanceof TypeError ? 'network' : 'server');
  return new SendError(codes[status] ?? 'server', undefined, { status, text });
}

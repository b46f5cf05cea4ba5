import { init, send } from '@emailjs/browser';
import { anew } from '../anew';
import type { ContactParams } from '../model/contact-mail';
import { SendError, type SendCode } from '../model/send-error';
import type { Ledger } from '../model/sending';
import type { SurveyParams } from '../model/survey-mail';
import { config } from './config';
import { within } from './within';

const { emailjs } = config;

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

/** E-mails that are on their way from this page, by what they say. */
const pending = new Map<string, Promise<void>>();

/**
 * Sends e-mails one after the other. The ledger knows which of them have arrived: a second attempt with the same
 * content sends only what is missing, also from another tab or after a reload. One that is still on its way is waited
 * for once more; if there is no answer even then, the next one goes, and the last is sent anew at the next attempt.
 * @returns a function that rejects with a SendError, which names the part that failed
 */
function sender<P extends object>(parts: readonly [name: string, template: string][]) {
  const of = parts.length;
  return async (params: P, ledger: Ledger): Promise<void> => {
    const keyOf = (step: number) => `${parts[step]![1]} ${JSON.stringify(params)}`;
    const known = ledger.read(params);
    if (known?.step === of && known.at > ledger.since()) return;
    let first = known ? known.step % of : 0;
    // Nobody will ever hear what became of it.
    if (known?.open && !pending.has(keyOf(first))) first = Math.min(first + 1, of - 1);

    for (let step = first; step < of; step++) {
      const [name, template] = parts[step]!;
      const key = keyOf(step);
      /** Late answers are noted as well, unless the form has gone on since. */
      const answered = (due: number) => {
        pending.delete(key);
        if (ledger.read(params)?.step === step) ledger.write(params, { step: due, of, open: false });
      };
      const earlier = pending.get(key);
      if (!earlier) {
        if (step > first) await new Promise((resolve) => setTimeout(resolve, GAP));
        ledger.write(params, { step, of, open: true });
        pending.set(
          key,
          deliver(template, params).then(
            () => answered(step + 1),
            (cause: unknown) => {
              answered(step);
              throw cause;
            },
          ),
        );
      }
      try {
        await within(pending.get(key)!);
      } catch (cause) {
        const code = cause instanceof SendError ? cause.code : codeOf(cause);
        if (earlier && code === 'timeout') {
          pending.delete(key);
          if (step + 1 < of) continue;
        }
        throw new SendError(code, name);
      }
    }
  };
}

/** An e-mail has arrived when the service says so in its own words: a page in between may answer 200 as well. */
async function deliver(template: string, params: object): Promise<void> {
  const { text } = await send(emailjs.serviceId, template, { ...params, ...(await proof()) });
  if (text !== 'OK') throw new SendError('server');
}

/** That a person is there, as the service wants it: only where the owner has set a key. Each e-mail needs its own. */
const proof = async () =>
  emailjs.captchaKey
    ? { 'g-recaptcha-response': await (await captcha()).captchaToken(emailjs.captchaKey) }
    : {};

const captcha = anew((_again) => import('./captcha'));

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

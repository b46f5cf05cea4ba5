import type { ContactParams } from '../../model/forms/contact-mail';
import { SendError } from '../../model/forms/send-error';
import type { Ledger } from '../../model/forms/sending';
import type { SurveyParams } from '../../model/forms/survey-mail';
import { withTimeout } from '../with-timeout';
import { deliver, GAP } from './vendor';

export { GAP };

/** Our e-mails: `reply` answers who wrote to us, `notify` tells the administrator of it, `survey` brings the answers. */
type Mail = 'reply' | 'notify' | 'survey';

/** The contact form's two e-mails: `reply`, then `notify`. */
export const contactSender = () => sender<ContactParams>(['reply', 'notify']);

/** The survey's one e-mail, to the administrator. */
export const surveySender = () => sender<SurveyParams>(['survey']);

/** E-mails that are on their way from this page, by what they say. */
const pending = new Map<string, Promise<void>>();

/**
 * Sends e-mails one after the other. The ledger knows which of them have arrived: a second attempt with the same
 * content sends only what is missing, also from another tab or after a reload. One that is still on its way is waited
 * for once more; if there is no answer even then, the next one goes, and the last is sent anew at the next attempt.
 * @returns a function that rejects with a SendError, which names the part that failed
 */
function sender<P extends object>(parts: readonly Mail[]) {
  const of = parts.length;
  return async (params: P, ledger: Ledger): Promise<void> => {
    const keyOf = (step: number) => `${parts[step]!} ${JSON.stringify(params)}`;
    const known = ledger.read(params);
    if (known?.step === of && known.at > ledger.since()) return;
    let first = known ? known.step % of : 0;
    // Nobody will ever hear what became of it.
    if (known?.open && !pending.has(keyOf(first))) first = Math.min(first + 1, of - 1);

    for (let step = first; step < of; step++) {
      const name = parts[step]!;
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
          deliver(name, params).then(
            () => answered(step + 1),
            (cause: unknown) => {
              answered(step);
              throw cause;
            },
          ),
        );
      }
      try {
        await withTimeout(pending.get(key)!);
      } catch (cause) {
        const { code, answer } = cause as SendError;
        if (earlier && code === 'timeout') {
          pending.delete(key);
          if (step + 1 < of) continue;
        }
        throw new SendError(code, name, answer);
      }
    }
  };
}

import type { ServiceAnswer } from '../../widgets/kit/model/forms/send';
import type { Outcome } from './send-tests';

/** Maximum characters that are quoted of a service's answer. */
const MAX_QUOTED = 200;

const sentences = (origin: string): Readonly<Record<Exclude<Outcome, 'server'>, string>> => ({
  arrived:
    'was taken. Look into your mailbox and its spam folder. If it is not there in a few minutes, the template sends it elsewhere.',
  'not sent': 'was not tried, because the one before it failed.',
  forbidden: `was refused (403). Add ${origin} to the allowed origins of the service, and compare the public key in the settings with the one in its dashboard.`,
  refused:
    'was refused (412). The mailbox that the service sends from is no longer connected: connect it again in the service’s dashboard.',
  busy: 'came too soon after another (429). Wait a minute and try once more. If that does not help, the month’s emails are used up.',
  headless: 'was refused (451), because this browser is driven by a program.',
  network: 'did not reach the service. Are you online, and does no extension of this browser block it?',
  timeout: 'got no answer in time. The service may be down; try once more later.',
  unavailable: 'could not be sent, because its code did not load. Reload the page and try once more.',
});

/** Returns the general meaning of a status. */
function meaningOf(status: number): string {
  if (status >= 500)
    return `was not taken: the service has a fault of its own (${status}). Your settings may be right; try again later.`;
  if (status === 413) return 'was refused, because it is too long (413).';
  if (status >= 400)
    return `was refused (${status}): the service does not know a key or an id. Compare the public key and the ids of the service and the templates in the settings with those in its dashboard.`;
  return `was answered (${status}), but not by the service. A network that wants you to log in, or a proxy, may have answered.`;
}

/**
 * Returns the outcome of an email, as the end of a sentence that begins with the email.
 * @param origin of the site, which must be allowed at the service
 * @param answer of the service, quoted at the end as plain text
 */
export function outcomeInWords(outcome: Outcome, origin: string, answer?: ServiceAnswer): string {
  const words =
    outcome === 'server'
      ? answer
        ? meaningOf(answer.status)
        : 'was not sent: the code that sends it failed before it asked the service.'
      : sentences(origin)[outcome];
  const text = answer?.text.trim().replace(/\s+/g, ' ');
  if (!text) return words;
  const quoted = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
  return `${words} The answer was: “${quoted}”`;
}

import { SendError } from '../model/send-error';
import { ANSWER_WITHIN } from './within';

/**
 * Runs something while no other tab of the site does, after the other where one does. Without locks (a page that is
 * not secure, a sandboxed frame, an old browser) it runs at once.
 * @param name of the lock
 */
export async function alone<T>(name: string, run: () => Promise<T>): Promise<T> {
  let begun = false;
  try {
    // As long as another tab may need for two e-mails.
    const signal = AbortSignal.timeout(3 * ANSWER_WITHIN);
    return (await navigator.locks.request(name, { signal }, () => {
      begun = true;
      return run();
    })) as T;
  } catch (cause) {
    if (begun) throw cause;
    if ((cause as Error).name === 'TimeoutError') throw new SendError('timeout');
    return run();
  }
}

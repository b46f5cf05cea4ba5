import { SendError } from '../model/forms/send-error';
import { ANSWER_TIMEOUT } from './with-timeout';

/** Milliseconds in which what another tab has written to the storage gets here: locks are handed on sooner. */
const STORED = 500;

/**
 * Runs something while no other tab of the site does, after the other where one does. Without locks (a page that is
 * not secure, a sandboxed frame, an old browser) it runs at once.
 * @param name of the lock
 */
export async function alone<T>(name: string, run: () => Promise<T>): Promise<T> {
  let begun = false;
  const begin = () => {
    begun = true;
    return run();
  };
  try {
    const { locks } = navigator;
    const found = await locks.request(name, { ifAvailable: true }, async (lock) => lock && [await begin()]);
    if (found) return found[0] as T;
    // As long as another tab may need for two e-mails.
    const signal = AbortSignal.timeout(3 * ANSWER_TIMEOUT);
    return await locks.request(name, { signal }, async () => {
      await new Promise((resolve) => setTimeout(resolve, STORED));
      return begin();
    });
  } catch (cause) {
    if (begun) throw cause;
    if ((cause as Error).name === 'TimeoutError') throw new SendError('timeout');
    return run();
  }
}

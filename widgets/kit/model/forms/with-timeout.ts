import { SendError } from './send';

export const ANSWER_TIMEOUT_MS = 30_000;

/** Returns the promise's outcome, or rejects with a SendError `timeout`. */
export function withTimeout<T>(promise: Promise<T>, ms = ANSWER_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SendError('timeout')), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

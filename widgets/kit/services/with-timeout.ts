import { SendError } from '../model/forms/send-error';

/** Longest wait for an answer, in milliseconds. */
export const ANSWER_TIMEOUT = 20_000;

/** The promise's outcome, or a SendError `timeout` when it takes too long. What it does goes on all the same. */
export function withTimeout<T>(promise: Promise<T>, ms = ANSWER_TIMEOUT): Promise<T> {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new SendError('timeout')), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(clock));
}

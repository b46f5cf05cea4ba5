import { expect as base } from '@playwright/test';

/** Playwright's own intervals grow to a second. */
const INTERVALS_MS = [20, 50, 100];

const poll: typeof base.poll = (actual, options) =>
  base.poll(actual, {
    intervals: INTERVALS_MS,
    ...(typeof options === 'string' ? { message: options } : options),
  });

/** Playwright's `expect` with a `poll` that polls more often. */
export const expect = new Proxy(base, {
  get: (target, key) => (key === 'poll' ? poll : (Reflect.get(target, key) as unknown)),
});

import { expect as base } from '@playwright/test';

/** Milliseconds between two looks: Playwright's own grow to a second, and a test would spend most of its time in them. */
const intervals = [20, 50, 100];

const poll: typeof base.poll = (actual, options) =>
  base.poll(actual, { intervals, ...(typeof options === 'string' ? { message: options } : options) });

/** Playwright's `expect`, whose `poll` looks more often. */
export const expect = new Proxy(base, {
  get: (target, key) => (key === 'poll' ? poll : (Reflect.get(target, key) as unknown)),
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendError, type SendCode } from '../../../widgets/kit/model/forms/send-error';
import { contactSender, surveySender } from '../../../widgets/kit/services/mail/index';
import { GAP } from '../../../widgets/kit/services/mail/vendor';
import { ANSWER_TIMEOUT } from '../../../widgets/kit/services/with-timeout';
import { ledgerOf } from '../../../widgets/kit/forms/draft/ledger';

/** No time stamp is zero. */
const START = Date.UTC(2026, 5, 1);
/** Other words in each test: an e-mail that hangs in one is on its way in the next. */
let params = { name: 'Bea', email: 'bea@example.com', phone: 'Not provided', message: 'Hello' };

/** E-mails handed to the vendor, and what becomes of each: nothing, a failure, no answer at all, or what a test says later. */
let asked: { at: number; name: string; params: object }[] = [];
let answers: (undefined | SendCode | 'hang' | Promise<void>)[] = [];

vi.mock('../../../widgets/kit/services/mail/vendor', () => ({
  GAP: 1100,
  deliver: async (name: string, params: object) => {
    asked.push({ at: Date.now() - START, name, params });
    const answer = answers.shift();
    if (answer === 'hang') return new Promise(() => {});
    if (typeof answer === 'string') throw new SendError(answer);
    return answer;
  },
}));

/** One for all tabs of the site; `since` is when something was typed last in this one. */
let ledger: ReturnType<typeof ledgerOf>;
let since = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  asked = [];
  answers = [];
  params = { ...params, message: `${params.message}!` };
  since = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  ledger = ledgerOf('cat-sent-contact', true, () => since);
  vi.stubGlobal('location', { pathname: '/contact' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const names = () => asked.map(({ name }) => name);
const both = ['reply', 'notify'];

/** Runs a send to its end with the clock, whatever it waits for. */
async function outcome(sending: Promise<void>): Promise<string> {
  const result = sending.then(
    () => 'sent',
    (error: SendError) => `${error.part}: ${error.code}`,
  );
  await vi.advanceTimersByTimeAsync(2 * ANSWER_TIMEOUT + GAP);
  return result;
}

describe('the contact form’s e-mails', () => {
  it('answer the visitor first and tell the administrator 1.1 s later, with the whole payload', async () => {
    expect(await outcome(contactSender()(params, ledger))).toBe('sent');
    expect(asked).toEqual(both.map((name, index) => ({ at: index * 1100, name, params })));
  });

  it.each(['headless', 'forbidden', 'refused', 'busy', 'server', 'network'] as const)(
    'stop at a first half that ends with "%s"',
    async (code) => {
      answers = [code];
      expect(await outcome(contactSender()(params, ledger))).toBe(`reply: ${code}`);
      expect(names()).toEqual(['reply']);
    },
  );

  it('stop at a first half that is not answered in time', async () => {
    answers = ['hang'];
    expect(await outcome(contactSender()(params, ledger))).toBe('reply: timeout');
    expect(names()).toEqual(['reply']);
  });

  it('are not sent twice when only the second half failed', async () => {
    const send = contactSender();
    answers = [undefined, 'server'];
    expect(await outcome(send(params, ledger))).toBe('notify: server');
    expect(await outcome(send({ ...params }, ledger))).toBe('sent');
    expect(names()).toEqual([...both, 'notify']);
    expect(
      await outcome(send(params, { ...ledger, since: () => Date.now() })),
      'a new message of the same words',
    ).toBe('sent');
    expect(names().slice(3)).toEqual(both);
  });

  it('are both sent again after an edit', async () => {
    const send = contactSender();
    answers = [undefined, 'server'];
    await outcome(send(params, ledger));
    expect(await outcome(send({ ...params, message: 'Hello again' }, ledger))).toBe('sent');
    expect(names()).toEqual([...both, ...both]);
  });

  /** An answer that comes when the test says so. */
  function later() {
    let answer: () => void = () => {};
    answers.push(new Promise<void>((resolve) => (answer = resolve)));
    return () => answer();
  }

  it('remember an answer that came too late', async () => {
    const send = contactSender();
    const answer = later();
    expect(await outcome(send(params, ledger))).toBe('reply: timeout');
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome(send(params, ledger))).toBe('sent');
    expect(names()).toEqual(both);
  });

  it('wait for an answer that is still to come: the same is not asked twice', async () => {
    const answer = later();
    expect(await outcome(contactSender()(params, ledger))).toBe('reply: timeout');
    // Also by another form on the page.
    const second = contactSender()(params, ledger);
    await vi.advanceTimersByTimeAsync(10_000);
    answer();
    expect(await outcome(second)).toBe('sent');
    expect(names()).toEqual(both);
  });

  it('tell the administrator though the first answer never comes, and repeat the last when it never does', async () => {
    const send = contactSender();
    answers = ['hang', 'hang'];
    expect(await outcome(send(params, ledger))).toBe('reply: timeout');
    expect(await outcome(send(params, ledger))).toBe('notify: timeout');
    expect(await outcome(send(params, ledger)), 'waited for once more').toBe('notify: timeout');
    expect(names()).toEqual(both);
    expect(await outcome(send(params, ledger))).toBe('sent');
    expect(names()).toEqual([...both, 'notify']);
  });

  it('go on after a reload where they stood: the administrator’s is the one that must not be lost', async () => {
    later();
    void contactSender()(params, ledger).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(ledger.read(params)).toMatchObject({ step: 0, of: 2, open: true });
    // The page that asked is gone, and what it knew with it.
    vi.resetModules();
    await import('../../helpers/project/configured');
    const afresh = await import('../../../widgets/kit/services/mail/index');
    expect(await outcome(afresh.contactSender()(params, ledger))).toBe('sent');
    expect(names()).toEqual(both);
  });

  it('are not sent again from a tab in which nothing was typed since', async () => {
    expect(await outcome(contactSender()(params, ledger))).toBe('sent');
    since = START;
    vi.resetModules();
    await import('../../helpers/project/configured');
    const { contactSender: inOtherTab } = await import('../../../widgets/kit/services/mail/index');
    expect(await outcome(inOtherTab()(params, ledger))).toBe('sent');
    expect(names()).toEqual(both);
    since = Date.now();
    expect(await outcome(inOtherTab()(params, ledger)), 'the same words, typed anew').toBe('sent');
    expect(names()).toEqual([...both, ...both]);
  });

  it('leave no word of the visitor in what is kept about them', async () => {
    await outcome(contactSender()(params, ledger));
    expect(localStorage.getItem('cat-sent-contact')).not.toMatch(/bea|hello/i);
  });
});

it('The survey is one e-mail', async () => {
  const survey = { name: 'Bea', email: 'bea@example.com', message: 'All', subject: 'Tour Feedback' };
  expect(await outcome(surveySender()(survey, ledger))).toBe('sent');
  expect(asked).toEqual([{ at: 0, name: 'survey', params: survey }]);
});

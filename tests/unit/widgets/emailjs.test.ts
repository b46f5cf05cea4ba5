import { emailjs } from '#content/mail-service';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendError } from '../../../widgets/kit/model/forms/send-error';
import { contactSender, surveySender } from '../../../widgets/kit/services/mail/index';
import { GAP } from '../../../widgets/kit/services/mail/vendor';
import { ANSWER_TIMEOUT } from '../../../widgets/kit/services/with-timeout';
import { ledgerOf } from '../../../widgets/kit/forms/draft/ledger';

/** No time stamp is zero. */
const START = Date.UTC(2026, 5, 1);
/** Other words in each test: an e-mail that hangs in one is on its way in the next. */
let params = { name: 'Bea', email: 'bea@example.com', phone: 'Not provided', message: 'Hello' };

/** Requests to the service, and its answers: a status, `hang`, `cut`, or a promise of a status. */
let asked: { at: number; url: string; template: string; body: Record<string, unknown> }[] = [];
let answers: (number | 'hang' | 'cut' | 'a web page' | Promise<number>)[] = [];

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
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const fields = JSON.parse(body) as Record<string, unknown>;
    asked.push({ at: Date.now() - START, url, template: String(fields['template_id']), body: fields });
    const answer = answers.shift() ?? 200;
    if (answer === 'hang') return new Promise(() => {});
    if (answer === 'cut') throw new TypeError('Failed to fetch');
    if (answer === 'a web page') return new Response('<!doctype html><h1>Log in</h1>');
    return new Response('OK', { status: await answer });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const templates = () => asked.map(({ template }) => template);
const both = [emailjs.replyTemplate, emailjs.notifyTemplate];

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
    expect(asked).toEqual(
      both.map((template, index) => ({
        at: index * 1100,
        url: `${emailjs.origin}/api/v1.0/email/send`,
        template,
        body: {
          lib_version: '4.4.1',
          user_id: emailjs.publicKey,
          service_id: emailjs.serviceId,
          template_id: template,
          template_params: params,
        },
      })),
    );
  });

  it.each([
    [451, 'headless'],
    [403, 'forbidden'],
    [412, 'refused'],
    [429, 'busy'],
    [500, 'server'],
    [404, 'server'],
    ['cut', 'network'],
    ['a web page', 'server'],
    ['hang', 'timeout'],
  ] as const)('%s in the first half is "%s", and the second is not sent', async (answer, code) => {
    answers = [answer];
    expect(await outcome(contactSender()(params, ledger))).toBe(`reply: ${code}`);
    expect(templates()).toEqual([emailjs.replyTemplate]);
  });

  it('are not sent twice when only the second half failed', async () => {
    const send = contactSender();
    answers = [200, 500];
    expect(await outcome(send(params, ledger))).toBe('notify: server');
    expect(await outcome(send({ ...params }, ledger))).toBe('sent');
    expect(templates()).toEqual([...both, emailjs.notifyTemplate]);
    expect(
      await outcome(send(params, { ...ledger, since: () => Date.now() })),
      'a new message of the same words',
    ).toBe('sent');
    expect(templates().slice(3)).toEqual(both);
  });

  it('are both sent again after an edit', async () => {
    const send = contactSender();
    answers = [200, 500];
    await outcome(send(params, ledger));
    expect(await outcome(send({ ...params, message: 'Hello again' }, ledger))).toBe('sent');
    expect(templates()).toEqual([...both, ...both]);
  });

  /** An answer that comes when the test says so. */
  function later() {
    let answer: (status: number) => void = () => {};
    answers.push(new Promise<number>((resolve) => (answer = resolve)));
    return (status: number) => answer(status);
  }

  it('remember an answer that came too late', async () => {
    const send = contactSender();
    const answer = later();
    expect(await outcome(send(params, ledger))).toBe('reply: timeout');
    answer(200);
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome(send(params, ledger))).toBe('sent');
    expect(templates()).toEqual(both);
  });

  it('wait for an answer that is still to come: the same is not asked twice', async () => {
    const answer = later();
    expect(await outcome(contactSender()(params, ledger))).toBe('reply: timeout');
    // Also by another form on the page.
    const second = contactSender()(params, ledger);
    await vi.advanceTimersByTimeAsync(10_000);
    answer(200);
    expect(await outcome(second)).toBe('sent');
    expect(templates()).toEqual(both);
  });

  it('tell the administrator though the first answer never comes, and repeat the last when it never does', async () => {
    const send = contactSender();
    answers = ['hang', 'hang'];
    expect(await outcome(send(params, ledger))).toBe('reply: timeout');
    expect(await outcome(send(params, ledger))).toBe('notify: timeout');
    expect(await outcome(send(params, ledger)), 'waited for once more').toBe('notify: timeout');
    expect(templates()).toEqual(both);
    expect(await outcome(send(params, ledger))).toBe('sent');
    expect(templates()).toEqual([...both, emailjs.notifyTemplate]);
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
    expect(templates()).toEqual(both);
  });

  it('are not sent again from a tab in which nothing was typed since', async () => {
    expect(await outcome(contactSender()(params, ledger))).toBe('sent');
    since = START;
    vi.resetModules();
    await import('../../helpers/project/configured');
    const { contactSender: inOtherTab } = await import('../../../widgets/kit/services/mail/index');
    expect(await outcome(inOtherTab()(params, ledger))).toBe('sent');
    expect(templates()).toEqual(both);
    since = Date.now();
    expect(await outcome(inOtherTab()(params, ledger)), 'the same words, typed anew').toBe('sent');
    expect(templates()).toEqual([...both, ...both]);
  });

  it('leave no word of the visitor in what is kept about them', async () => {
    await outcome(contactSender()(params, ledger));
    expect(localStorage.getItem('cat-sent-contact')).not.toMatch(/bea|hello/i);
  });
});

it('The survey is one e-mail by its own template', async () => {
  const survey = { name: 'Bea', email: 'bea@example.com', message: 'All', subject: 'Tour Feedback' };
  expect(await outcome(surveySender()(survey, ledger))).toBe('sent');
  expect(asked.map(({ body }) => [body['template_id'], body['template_params']])).toEqual([
    [emailjs.surveyTemplate, survey],
  ]);
});

import { emailjs } from '#content/emailjs-config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendError } from '../../widgets/kit/model/send-error';
import { contactSender, GAP, surveySender } from '../../widgets/kit/services/emailjs';
import { ANSWER_WITHIN } from '../../widgets/kit/services/within';

const params = { name: 'Bea', email: 'bea@example.com', phone: 'Not provided', message: 'Hello' };

/** What the service is asked, and how it answers: a status, `hang`, `cut`, or a promise of a status. */
let asked: { at: number; url: string; template: string; body: Record<string, unknown> }[] = [];
let answers: (number | 'hang' | 'cut' | Promise<number>)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked = [];
  answers = [];
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const fields = JSON.parse(body) as Record<string, unknown>;
    asked.push({ at: Date.now(), url, template: String(fields['template_id']), body: fields });
    const answer = answers.shift() ?? 200;
    if (answer === 'hang') return new Promise(() => {});
    if (answer === 'cut') throw new TypeError('Failed to fetch');
    return new Response('text', { status: await answer });
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
  await vi.advanceTimersByTimeAsync(2 * ANSWER_WITHIN + GAP);
  return result;
}

describe('the contact form’s e-mails', () => {
  it('answer the visitor first and tell the administrator 1.1 s later, with the whole payload', async () => {
    expect(await outcome(contactSender()(params))).toBe('sent');
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
    ['hang', 'timeout'],
  ] as const)('%s in the first half is "%s", and the second is not sent', async (answer, code) => {
    answers = [answer];
    expect(await outcome(contactSender()(params))).toBe(`reply: ${code}`);
    expect(templates()).toEqual([emailjs.replyTemplate]);
  });

  it('are not sent twice when only the second half failed', async () => {
    const send = contactSender();
    answers = [200, 500];
    expect(await outcome(send(params))).toBe('notify: server');
    expect(await outcome(send({ ...params }))).toBe('sent');
    expect(templates()).toEqual([...both, emailjs.notifyTemplate]);
    expect(await outcome(send(params)), 'a new message of the same words').toBe('sent');
    expect(templates().slice(3)).toEqual(both);
  });

  it('are both sent again after an edit', async () => {
    const send = contactSender();
    answers = [200, 500];
    await outcome(send(params));
    expect(await outcome(send({ ...params, message: 'Hello again' }))).toBe('sent');
    expect(templates()).toEqual([...both, ...both]);
  });

  it('remember an answer that came too late', async () => {
    const send = contactSender();
    let answer: (status: number) => void = () => {};
    answers = [new Promise<number>((resolve) => (answer = resolve))];
    expect(await outcome(send(params))).toBe('reply: timeout');
    answer(200);
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome(send(params))).toBe('sent');
    expect(templates()).toEqual(both);
  });
});

it('The survey is one e-mail by its own template', async () => {
  const survey = { name: 'Bea', email: 'bea@example.com', message: 'All', subject: 'Tour Feedback' };
  expect(await outcome(surveySender()(survey))).toBe('sent');
  expect(asked.map(({ body }) => [body['template_id'], body['template_params']])).toEqual([
    [emailjs.surveyTemplate, survey],
  ]);
});

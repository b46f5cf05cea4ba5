import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendError, type SendCode } from '../../../widgets/kit/model/forms/send';
import { sendContact, sendSurvey } from '../../../widgets/kit/services/mail/index';
import { GAP_MS } from '../../../widgets/kit/services/mail/vendor';
import { ANSWER_TIMEOUT_MS } from '../../../widgets/kit/model/forms/with-timeout';

const START = Date.UTC(2026, 5, 1);
const params = { name: 'Bea', email: 'bea@example.com', phone: 'Not provided', message: 'Hello' };

/** E-mails given to the vendor, and the answers: success, failure or none. */
let requested: { at: number; name: string; params: object }[] = [];
let answers: (undefined | SendCode | 'hang')[] = [];

vi.mock('../../../widgets/kit/services/mail/vendor', () => ({
  GAP_MS: 1100,
  deliver: async (name: string, params: object) => {
    requested.push({ at: Date.now() - START, name, params });
    const answer = answers.shift();
    if (answer === 'hang') return new Promise(() => {});
    if (typeof answer === 'string') throw new SendError(answer);
  },
}));

const onHalfSent = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  requested = [];
  answers = [];
  onHalfSent.mockClear();
});
afterEach(() => void vi.useRealTimers());

const names = () => requested.map(({ name }) => name);

async function outcome(sending: Promise<void>): Promise<string> {
  const result = sending.then(
    () => 'sent',
    (error: SendError) => `${error.part}: ${error.code}`,
  );
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS + GAP_MS);
  return result;
}

describe('sendContact', () => {
  it('sends the reply, then the notification 1.1 s later, with the whole payload', async () => {
    expect(await outcome(sendContact(params, { isHalfSent: false, onHalfSent }))).toBe('sent');
    expect(requested).toEqual(['reply', 'notify'].map((name, index) => ({ at: index * 1100, name, params })));
    expect(onHalfSent).toHaveBeenCalledOnce();
  });

  it.each(['headless', 'forbidden', 'refused', 'busy', 'server', 'network'] as const)(
    'stops when the reply ends with "%s"',
    async (code) => {
      answers = [code];
      expect(await outcome(sendContact(params, { isHalfSent: false, onHalfSent }))).toBe(`reply: ${code}`);
      expect(names()).toEqual(['reply']);
      expect(onHalfSent).not.toHaveBeenCalled();
    },
  );

  it('stops when the reply times out after 30 s', async () => {
    answers = ['hang'];
    expect(await outcome(sendContact(params, { isHalfSent: false, onHalfSent }))).toBe('reply: timeout');
    expect(ANSWER_TIMEOUT_MS).toBe(30_000);
    expect(names()).toEqual(['reply']);
  });

  it('sends only the notification when the reply was sent before', async () => {
    answers = ['server'];
    expect(await outcome(sendContact(params, { isHalfSent: true, onHalfSent }))).toBe('notify: server');
    expect(await outcome(sendContact(params, { isHalfSent: true, onHalfSent }))).toBe('sent');
    expect(names()).toEqual(['notify', 'notify']);
  });
});

it('sendSurvey sends one e-mail', async () => {
  const survey = { name: 'Bea', email: 'bea@example.com', message: 'All', subject: 'Tour Feedback' };
  expect(await outcome(sendSurvey(survey))).toBe('sent');
  expect(requested).toEqual([{ at: 0, name: 'survey', params: survey }]);
});

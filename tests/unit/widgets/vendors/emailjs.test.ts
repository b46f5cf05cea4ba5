import { emailjs } from '#content/mail-service';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SendError } from '../../../../widgets/kit/model/forms/send';
import { deliver } from '../../../../widgets/kit/services/mail/vendor';
import { bodyOf, MAIL_CODES, MAIL_PATH, TAKEN, type Mail } from '../../../helpers/mail-vendor';

const params = { name: 'Bea', email: 'bea@example.com', phone: 'Not provided', message: 'Hello' };

let requested: { url: string; body: unknown }[] = [];
let answer: () => Response;

beforeEach(() => {
  requested = [];
  answer = () => new Response(TAKEN);
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    requested.push({ url, body: JSON.parse(body) });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const outcome = () =>
  deliver('reply', params).then(
    () => 'sent',
    ({ code }: SendError) => code,
  );

it('sends each e-mail by its own template', async () => {
  const mails: Mail[] = (['reply', 'notify', 'survey'] as const).map((name) => ({ name, params }));
  for (const { name } of mails) await deliver(name, params);
  expect(requested).toEqual(mails.map((mail) => ({ url: emailjs.origin + MAIL_PATH, body: bodyOf(mail) })));
});

it.each(MAIL_CODES)('maps an answer of %s to "%s"', async (status, code) => {
  answer = () => new Response('No', { status });
  expect(await outcome()).toBe(code);
});

it('maps a broken connection to "network"', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await outcome()).toBe('network');
});

it('rejects a captive portal that answers 200', async () => {
  answer = () => new Response('<!doctype html><h1>Log in</h1>');
  expect(await outcome()).toBe('server');
});

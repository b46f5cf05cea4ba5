import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listen, type RunningServer } from '../../sandbox/http';
import { sendPath } from '../../sandbox/services/mail';
import type { Received } from '../../sandbox/services/outbox';
import { servicesHandler } from '../../sandbox/services/server';

let server: RunningServer;
beforeAll(async () => void (server = await listen(servicesHandler(), 0, 'SERVICES_PORT')));
afterAll(() => server.close());
afterEach(async () => {
  await fetch(`${server.origin}/faults`, { method: 'DELETE' });
  await fetch(`${server.origin}/outbox.json`, { method: 'DELETE' });
});

const mail = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: { name: 'Jo <b>bold</b>', message: 'Grüße 🐈' },
};
const sendMail = (
  body: unknown = mail,
  headers: Record<string, string> = { origin: 'http://localhost:4173' },
) =>
  fetch(`${server.origin}${sendPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const setFault = (target: string, fault: object) =>
  fetch(`${server.origin}/faults/${target}`, { method: 'PUT', body: JSON.stringify(fault) });
const outbox = async (query = '') =>
  (await (await fetch(`${server.origin}/outbox.json${query}`)).json()) as Received[];
const answerOf = async (response: Promise<Response>) => {
  const answer = await response;
  return [answer.status, await answer.text()];
};
const post = (path: string, fields: Record<string, string>) =>
  fetch(server.origin + path, { method: 'POST', body: new URLSearchParams(fields) });

describe('e-mail service', () => {
  test('takes a whole message and says OK to any origin', async () => {
    const answer = await sendMail();
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('answers the preflight, which is no delivery', async () => {
    await setFault('mail', { mode: 'status', times: 1 });
    const answer = await fetch(`${server.origin}${sendPath}`, { method: 'OPTIONS' });
    expect([answer.status, answer.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'content-type',
    ]);
    expect(await outbox()).toEqual([]);
    expect((await sendMail()).status).toBe(500);
  });

  test.each([
    ['user_id', /^The Public Key is required\. To find this ID, visit /],
    ['service_id', /^The service ID is required\. To find this ID, visit /],
    ['template_id', /^The template ID is required\. To find this ID, visit /],
  ])('names a missing %s', async (field, text) => {
    expect(await answerOf(sendMail({ ...mail, [field]: '' }))).toEqual([400, expect.stringMatching(text)]);
  });
});

describe('faults', () => {
  test('times ends a fault, after lets the first ones pass', async () => {
    await setFault('mail', { mode: 'status', status: 500, after: 1, times: 1 });
    const statuses = [];
    for (let round = 0; round < 3; round += 1) statuses.push((await sendMail()).status);
    expect(statuses).toEqual([200, 500, 200]);
    expect((await outbox()).map(({ answer }) => answer)).toEqual([200, 500, 200]);
  });

  test('cut ends the connection, and the message is still seen', async () => {
    await setFault('mail', { mode: 'cut' });
    await expect(sendMail()).rejects.toThrow('fetch failed');
    expect(await outbox()).toMatchObject([{ answer: 'cut', fields: mail }]);
  });

  test('hang never answers', async () => {
    await setFault('mail', { mode: 'hang' });
    const waiting = fetch(`${server.origin}${sendPath}`, {
      method: 'POST',
      signal: AbortSignal.timeout(200),
    });
    await expect(waiting).rejects.toThrow(/timeout/);
  });

  test('rate-limit refuses the second of two quick ones', async () => {
    await setFault('mail', { mode: 'rate-limit', ms: 60_000 });
    expect([(await sendMail()).status, (await sendMail()).status]).toEqual([200, 429]);
  });

  test('each visitor that is named in the user agent has faults and an outbox of its own', async () => {
    const headers = (name: string) => ({
      origin: 'http://localhost:4173',
      'user-agent': `Mozilla/5.0 Visitor/${name}`,
    });
    await fetch(`${server.origin}/faults/mail`, {
      method: 'PUT',
      headers: headers('1'),
      body: JSON.stringify({ mode: 'status' }),
    });
    expect((await sendMail(mail, headers('1'))).status).toBe(500);
    expect((await sendMail(mail, headers('2'))).status).toBe(200);
    expect(await outbox()).toEqual([]);
    const answer = await fetch(`${server.origin}/outbox.json`, { headers: headers('2') });
    expect(((await answer.json()) as Received[]).map((entry) => entry.answer)).toEqual([200]);
  });

  test('a part fails alone, a provider as a whole', async () => {
    const script = `${server.origin}/embeds/api/v1/?autolightframe=yes`;
    const frame = `${server.origin}/embeds/calendar/sample/items/562630/`;
    await setFault('fareharbor-frame', { mode: 'forbid-framing' });
    expect((await fetch(frame)).headers.get('x-frame-options')).toBe('DENY');
    expect((await fetch(script)).headers.get('x-frame-options')).toBeNull();
    await setFault('fareharbor', { mode: 'status', status: 403 });
    expect((await fetch(script)).status).toBe(403);
    await fetch(`${server.origin}/faults/fareharbor`, { method: 'DELETE' });
    expect((await fetch(script)).status).toBe(200);
  });

  test.each([
    ['nobody', { mode: 'cut' }, /'nobody' is not one of/],
    ['mail', { mode: 'explode' }, /mode is one of/],
    ['mail', { mode: 'status', status: 99 }, /status is 200 to 599/],
    ['mail', { mode: 'slow', ms: 'soon' }, /ms is a whole number/],
  ])('%s %j is refused in plain words', async (target, fault, text) => {
    expect(await answerOf(setFault(target, fault))).toEqual([400, expect.stringMatching(text)]);
  });
});

describe('mailing list', () => {
  const list = '/subscribe/post?u=abc&id=def';

  test('thanks, with the address as text', async () => {
    const [status, text] = await answerOf(post(list, { EMAIL: '<i>@example.com', b_abc_def: '' }));
    expect(status).toBe(200);
    expect(text).toContain('Thank you for subscribing, &lt;i&gt;@example.com.');
  });

  test.each([
    [list, {}, 'Please enter a value'],
    [list, { EMAIL: 'nobody' }, 'Please enter a valid email'],
    [list, { EMAIL: 'jo@example.com', b_abc_def: 'filled' }, 'looks like spam'],
    ['/subscribe/post', { EMAIL: 'jo@example.com' }, 'The list is unknown'],
  ])('%s %j: %s', async (path, fields, text) => {
    expect(await answerOf(post(path, fields as Record<string, string>))).toEqual([
      200,
      expect.stringContaining(text),
    ]);
  });
});

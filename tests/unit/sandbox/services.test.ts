import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type RunningServer } from '../../../site/serve/http';
import { readBookingPath } from '../../sandbox/services/fareharbor';
import { sendPath } from '../../sandbox/services/mail';
import { servicesHandler } from '../../sandbox/services/server';

let server: RunningServer;
beforeAll(async () => void (server = await listen(servicesHandler(), 0, 'SERVICES_PORT')));
afterAll(() => server.close());

const ask = async (path: string, init?: RequestInit) => {
  const answer = await fetch(server.origin + path, init);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const mail = {
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: { name: 'Jo' },
};
const sendMail = (body: object = mail) =>
  ask(sendPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:4173' },
    body: JSON.stringify(body),
  });

describe('mock booking provider', () => {
  it.each([
    ['/embeds/book/sample/items/562630/calendar/2025/06/', 'page', [562630]],
    ['/embeds/book/sample/items/calendar/', 'page', []],
    ['/embeds/calendar/sample/items/562630,577800/', 'frame', [562630, 577800]],
    ['/embeds/book/sample/items/562630/availability/20250614/pay/', 'pay', [562630]],
    ['/sample/items/562630/calendar/', 'page', [562630]],
  ])('reads %s as a %s for %j', (path, kind, items) => {
    expect(readBookingPath(path)).toMatchObject({ kind, company: 'sample', items });
  });

  it('passes the parameters to the next step', async () => {
    const { text } = await ask('/embeds/book/sample/items/562630/calendar/?flow=1&asn=larkspur');
    expect(text).toMatch(/availability\/\d{8}\/book\/\?flow=1&amp;asn=larkspur/);
  });

  it('answers 404 to an unknown item', async () => {
    expect((await ask('/embeds/book/sample/items/1/calendar/')).status).toBe(404);
  });
});

describe('mock e-mail service', () => {
  it('accepts a message from any origin', async () => {
    const { status, text, headers } = await sendMail();
    expect([status, text, headers.get('access-control-allow-origin')]).toEqual([200, 'OK', '*']);
  });

  it.each(['user_id', 'service_id', 'template_id'])('answers 400 without %s', async (field) => {
    expect((await sendMail({ ...mail, [field]: '' })).status).toBe(400);
  });
});

describe('mock mailing list', () => {
  it.each([
    [{ EMAIL: '<i>@example.com', b_abc_def: '' }, 'subscribing, &lt;i&gt;@example.com.'],
    [{ EMAIL: 'nobody' }, 'Please enter a valid email'],
    [{ EMAIL: 'jo@example.com', b_abc_def: 'filled' }, 'looks like spam'],
  ])('answers %j with "%s"', async (fields, expected) => {
    const body = new URLSearchParams(fields as Record<string, string>);
    const { status, text } = await ask('/subscribe/post?u=abc&id=def', { method: 'POST', body });
    expect([status, text]).toEqual([200, expect.stringContaining(expected)]);
  });
});

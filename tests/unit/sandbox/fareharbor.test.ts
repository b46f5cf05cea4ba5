import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type RunningServer } from '../../sandbox/http';
import { readBookingPath } from '../../sandbox/services/fareharbor';
import { servicesHandler } from '../../sandbox/services/server';

let server: RunningServer;
beforeAll(async () => void (server = await listen(servicesHandler(), 0, 'SERVICES_PORT')));
afterAll(() => server.close());

test.each([
  ['/embeds/book/sample/items/562630/calendar/', 'page', [562630]],
  ['/embeds/book/sample/items/562630/calendar/2025/06/', 'page', [562630]],
  ['/embeds/book/sample/items/562630/', 'page', [562630]],
  ['/embeds/book/sample/items/calendar/', 'page', []],
  ['/embeds/book/sample/items/', 'page', []],
  ['/embeds/book/sample/', 'page', []],
  ['/embeds/calendar/sample/items/562630/', 'frame', [562630]],
  ['/embeds/calendar/sample/items/562630,577800/', 'frame', [562630, 577800]],
  ['/embeds/calendar/sample/', 'frame', []],
  ['/embeds/book/sample/items/562630/availability/20250614/book/', 'page', [562630]],
  ['/embeds/book/sample/items/562630/availability/20250614/pay/', 'pay', [562630]],
  ['/sample/items/562630/calendar/', 'page', [562630]],
])('%s is a %s for %j', (path, kind, items) => {
  expect(readBookingPath(path)).toMatchObject({ kind, company: 'sample', items });
});

describe('pages', () => {
  const read = async (path: string) => {
    const answer = await fetch(server.origin + path);
    return { status: answer.status, text: await answer.text() };
  };

  test('show what arrived and hand it to the next step', async () => {
    const { status, text } = await read(
      '/embeds/book/sample/items/562630/calendar/?flow=1219724&full-items=yes&asn=larkspur&asn-ref=larkspur',
    );
    expect(status).toBe(200);
    expect(text).toContain('<dd data-name="asn">larkspur</dd>');
    expect(text).toMatch(/availability\/\d{8}\/book\/\?flow=1219724&amp;full-items=yes&amp;asn=larkspur/);
  });

  test('an unknown item is not found', async () => {
    expect((await read('/embeds/book/sample/items/1/calendar/')).status).toBe(404);
    expect((await read('/embeds/nothing/')).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type RunningServer } from '../../sandbox/http';
import { departures, readBookingPath } from '../../sandbox/services/fareharbor';
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

test.each([
  '/embeds/book/sample/items/abc/',
  '/embeds/book/',
  '/embeds/book/Sam%20ple/',
  '/embeds/calendar/sample',
  '/sample',
])('%s is nothing', (path) => {
  expect(readBookingPath(path)).toBeUndefined();
});

test('departures fall on the weekdays of each tour, within 30 days', () => {
  const friday = new Date('2025-06-13T12:00:00Z');
  const labels = departures([577800], friday).map(({ label }) => label);
  expect(labels[0]).toBe('Sat, Jun 14, 2:00 PM, Financial District');
  expect(labels).toHaveLength(5);
  expect(departures([562633], friday)).toEqual([]);
  expect(new Set(departures([], friday).map(({ item }) => item))).toEqual(new Set([562630, 577800, 604533]));
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

  test('show a parameter as text', async () => {
    const { text } = await read('/embeds/book/sample/?ref=%22%3E%3Cscript%3E');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
    expect(text).not.toContain('"><script>');
  });

  test('an unknown item is not found', async () => {
    expect((await read('/embeds/book/sample/items/1/calendar/')).status).toBe(404);
    expect((await read('/embeds/nothing/')).status).toBe(404);
  });

  test('the script is there', async () => {
    expect((await read('/embeds/api/v1/?autolightframe=yes')).text).toContain('window.FH');
  });
});

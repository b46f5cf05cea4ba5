import { text } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';
import { html } from '../html';
import { send, sendHtml, sendText, type Call, type Handler } from '../../../site/serve/http';
import { mimeType } from '../../../site/serve/static/mime';
import { answerAdmin } from './admin';
import { readBookingPath, type BookingRequest } from './fareharbor';
import { sendBooking } from './fareharbor-pages';
import { FaultBoard, type FaultTarget } from './faults';
import { allowAnyOrigin, sendEmail, sendPath } from './mail';
import { subscribe, subscribeByScript } from './mailchimp';
import { Outbox } from './outbox';
import { page } from './page';

interface Route {
  service: 'fareharbor' | 'mail' | 'mailchimp';
  part?: 'script' | 'frame' | 'page';
  answer(call: Call, body: string): Promise<void> | void;
}

/** Files of the vendors by path; versions in their names do not matter. */
const scripts: [path: RegExp, service: Route['service'], file: string][] = [
  [/^\/embeds\/api\/v1\/$/, 'fareharbor', 'lightframe.js'],
  [/^\/js\/mc-validate\.js$/, 'mailchimp', 'mc-validate.js'],
  [/^\/(js|ajax\/libs\/jquery\/[\d.]+)\/jquery[\w.-]*\.js$/, 'mailchimp', 'jquery.js'],
  [/^\/embedcode\/[\w.-]+\.css$/, 'mailchimp', 'classic.css'],
];

/** Files that are neither recorded nor fail. */
const plainFiles: Record<string, string> = {
  '/embeds/static/booking.js': 'booking.js',
  '/sandbox.css': 'sandbox.css',
  '/favicon.svg': 'favicon.svg',
  '/favicon.ico': 'favicon.svg',
};

/**
 * Mock servers of the booking, e-mail and mailing-list providers, with an outbox and faults per visitor. Parallel tests
 * name theirs in the user agent (`Visitor/2`); all others share one.
 */
export function servicesHandler(): Handler {
  const visitors = new Map<string, { outbox: Outbox; faults: FaultBoard }>();
  const visitorOf = ({ req }: Call) => {
    const name = /\bVisitor\/(\w+)/.exec(req.headers['user-agent'] ?? '')?.[1] ?? '';
    const visitor = visitors.get(name) ?? { outbox: new Outbox(), faults: new FaultBoard() };
    visitors.set(name, visitor);
    return visitor;
  };
  return async (call) => {
    const { method, req, res, url } = call;
    const { outbox, faults } = visitorOf(call);
    // Browsers retry a request that was cut on a reused connection.
    res.shouldKeepAlive = false;
    if (/^\/(api|outbox|faults)/.test(url.pathname)) allowAnyOrigin(call);
    // A preflight is not a delivery.
    if (method === 'OPTIONS') return void res.writeHead(204).end();
    if (await answerAdmin(call, outbox, faults)) return;
    const file = plainFiles[url.pathname];
    if (file) return sendAsset(call, file);
    if (url.pathname === '/film') return sendHtml(call, 200, film());
    const route = findRoute(url.pathname);
    if (!route) return url.pathname === '/' ? sendHtml(call, 200, front()) : sendText(call, 404, 'Not found');
    const body = await text(req);
    outbox.add(call, route.service, body);
    if (!(await faults.apply(call, targetsOf(route)))) await route.answer(call, body);
  };
}

function findRoute(path: string): Route | undefined {
  if (path === sendPath) return { service: 'mail', answer: sendEmail };
  if (path === '/subscribe/post') return { service: 'mailchimp', answer: subscribe };
  if (path === '/subscribe/post-json') return { service: 'mailchimp', answer: subscribeByScript };
  const script = scripts.find(([pattern]) => pattern.test(path));
  if (script) {
    const [, service, file] = script;
    return { service, part: 'script', answer: (call) => sendAsset(call, file) };
  }
  const booking = readBookingPath(path);
  return booking && bookingRoute(booking);
}

const bookingRoute = (booking: BookingRequest): Route => ({
  service: 'fareharbor',
  part: booking.kind === 'frame' ? 'frame' : 'page',
  answer: (call) => sendBooking(call, booking),
});

function targetsOf({ service, part }: Route): FaultTarget[] {
  return part ? [`${service}-${part}` as FaultTarget, service] : [service];
}

async function sendAsset(call: Call, name: string): Promise<void> {
  const bytes = await readFile(new URL(`assets/${name}`, import.meta.url));
  send(call, 200, mimeType(name), bytes, { 'cache-control': 'no-store' });
}

/** The television station's player. */
const film = () => page('The report', html`<p>The film plays here.</p>`);

const front = () =>
  page(
    'Mock services',
    html`<ul>
      <li><a href="/outbox">Outbox</a></li>
      <li><a href="/faults">Faults</a></li>
      <li><a href="/embeds/book/sample/items/calendar/?full-items=yes">Booking calendar</a></li>
      <li><a href="/film">Film</a></li>
    </ul>`,
  );

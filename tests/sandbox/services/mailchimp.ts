import { html } from '../html';
import { send, sendHtml, sendText, type Call } from '../../../site/serve/http';
import { readForm } from './outbox';
import { page } from './page';

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Mailchimp `POST /subscribe/post?u=..&id=..`: takes form fields, answers a page, always with status 200. */
export function subscribe(call: Call, body: string): void {
  if (call.method !== 'POST') return sendText(call, 405, 'Method Not Allowed');
  const { ok, title, text } = judge(call.url, readForm(body));
  sendHtml(
    call,
    200,
    page(
      title,
      html`<p role="${ok ? 'status' : 'alert'}">${text}</p>
        <p>This is a mock of the mailing-list provider. <a href="/outbox">Outbox</a></p>`,
    ),
  );
}

/** The same by JSONP, for the vendor's script. */
export function subscribeByScript(call: Call): void {
  const { searchParams } = call.url;
  const { ok, text } = judge(call.url, Object.fromEntries(searchParams));
  const callback = (searchParams.get('c') ?? 'callback').replace(/[^\w$.]/g, '');
  const answer = JSON.stringify({ result: ok ? 'success' : 'error', msg: text });
  send(call, 200, 'text/javascript; charset=utf-8', `${callback}(${answer})`);
}

function judge({ searchParams }: URL, fields: Record<string, string | string[]>) {
  const [account, audience] = [searchParams.get('u'), searchParams.get('id')];
  const email = String(fields['EMAIL'] ?? '').trim();
  const problem = (text: string) => ({ ok: false, title: 'There are errors below', text });
  if (!account || !audience) return problem('The list is unknown: u or id is missing in the address.');
  if (fields[`b_${account}_${audience}`]) return problem('The submission looks like spam.');
  if (!email) return problem('Email Address: Please enter a value');
  if (!looksLikeEmail.test(email)) return problem('Email Address: Please enter a valid email');
  return { ok: true, title: 'Subscription Confirmed', text: `Thank you for subscribing, ${email}.` };
}

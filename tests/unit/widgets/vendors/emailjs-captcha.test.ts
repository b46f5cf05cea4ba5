import { emailjs } from '#content/mail-service';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../widgets/kit/services/mail/vendor-parts/captcha';
import { sendContact } from '../../../../widgets/kit/services/mail/index';

/** A document as far as the captcha needs it: what is put into it, and the vendor's script that arrives. */
let added: string[] = [];
let sent: Record<string, unknown>[] = [];
let tokens = 0;
const params = { name: 'Bea', email: 'bea@example.com', phone: 'Not provided', message: 'Hello' };

beforeEach(() => {
  vi.useFakeTimers();
  added = [];
  sent = [];
  tokens = 0;
  vi.stubGlobal('location', { pathname: '/contact' });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { template_params: Record<string, unknown> }).template_params);
    return new Response('OK');
  });
  const element = (name: string) => ({
    name,
    src: '',
    remove: () => void added.push(`${name} removed`),
    addEventListener(type: string, run: () => void) {
      if (type === 'load') setTimeout(run);
    },
  });
  const append = (node: { name: string; src: string }) => {
    added.push(`${node.name} ${node.src}`.trim());
    return node;
  };
  vi.stubGlobal('document', {
    createElement: element,
    head: { append },
    body: { appendChild: append },
  });
  vi.stubGlobal('grecaptcha', {
    ready: (run: () => void) => run(),
    render: (_place: unknown, { sitekey, callback }: { sitekey: string; callback(token: string): void }) => {
      setTimeout(() => callback(`${sitekey}-${++tokens}`));
      return 0;
    },
    execute: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(emailjs, { captchaKey: '' });
});

async function sendBoth(): Promise<void> {
  const run = { isDone: false };
  const sending = sendContact(params, { isHalfSent: false, onHalfSent: () => undefined }).finally(
    () => (run.isDone = true),
  );
  // What is fetched when it is needed comes in its own time.
  while (!run.isDone) await vi.advanceTimersByTimeAsync(10);
  await sending;
}

describe('the captcha', () => {
  it('is off: nothing of it is loaded, and the payload is as it was', async () => {
    expect(emailjs.captchaKey).toBe('');
    await sendBoth();
    expect(added).toEqual([]);
    expect(sent).toEqual([params, params]);
  });

  it('sends a proof of its own with each e-mail once the owner has set a key', async () => {
    Object.assign(emailjs, { captchaKey: 'key' });
    await sendBoth();
    expect(sent).toEqual([
      { ...params, 'g-recaptcha-response': 'key-1' },
      { ...params, 'g-recaptcha-response': 'key-2' },
    ]);
    expect(added).toEqual([
      'script https://www.google.com/recaptcha/api.js?render=explicit',
      'div',
      'div removed',
      'div',
      'div removed',
    ]);
  });
});

import { MAIL_PATH, mailOf, TAKEN, type Mail } from '../../helpers/mail-vendor';
import { nextTask } from '../stage';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const shadowOf = (element: Element) => element.shadowRoot!;
/** A control of a form by its name. */
export const field = (element: Element, name: string) =>
  shadowOf(element).querySelector<Control>(`[name="${name}"]`)!;
export const boxOf = (element: Element, name: string) => field(element, name) as HTMLInputElement;

/** Returns the texts about wrong fields, as shown. */
export const said = (element: Element): (string | null)[] =>
  [...shadowOf(element).querySelectorAll('.form-error')].map((error) => error.textContent);

/** Types, ticks or chooses, as far as a script can. */
export async function enter(element: Element, name: string, value: string | boolean): Promise<void> {
  const control = field(element, name);
  control.focus();
  if (typeof value === 'boolean') (control as HTMLInputElement).checked = value;
  else control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  // The first touch fetches what the form does; that is not part of what is tried here.
  for (let turn = 0; turn < 20; turn++) await nextTask();
}

export async function fill(element: Element, values: Record<string, string | boolean>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await enter(element, name, value);
}

/** Returns what is read aloud of it, once each: the live regions of the form and of the notices. */
export const aloud = (element: Element): string[] =>
  [shadowOf(element), document.querySelector('cat-toasts')?.shadowRoot].flatMap((root) =>
    [...(root?.querySelectorAll('[role=status], [role=alert]') ?? [])]
      .map((region) => region.textContent)
      .filter(Boolean),
  );

/** Presses the button that sends. */
export const press = (element: Element): void =>
  shadowOf(element).querySelector<HTMLButtonElement>('[type=submit]')!.click();

const { fetch: realFetch } = window;
afterEach(() => {
  window.fetch = realFetch;
});

/**
 * Stands in for the e-mail service, which answers with these statuses in turn.
 * @returns what was sent so far
 */
export function answerMail(...statuses: number[]): () => Mail[] {
  const sent: Mail[] = [];
  window.fetch = async (address, options) => {
    if (!String(address).endsWith(MAIL_PATH)) return realFetch(address, options);
    sent.push(mailOf(JSON.parse(String(options!.body)) as Record<string, unknown>));
    // Long enough for a test to see that the form is on its way, on a busy machine too.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return new Response(TAKEN, { status: statuses.shift() ?? 200 });
  };
  return () => sent;
}

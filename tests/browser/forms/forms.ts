import { MAIL_PATH, mailOf, TAKEN, type Mail } from '../../helpers/mail-vendor';
import { nextTask } from '../stage';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const shadowOf = (element: Element) => element.shadowRoot!;
export const field = (element: Element, name: string) =>
  shadowOf(element).querySelector<Control>(`[name="${name}"]`)!;
export const boxOf = (element: Element, name: string) => field(element, name) as HTMLInputElement;

/** Returns the error messages of the fields. */
export const errorTexts = (element: Element): (string | null)[] =>
  [...shadowOf(element).querySelectorAll('.form-error')].map((error) => error.textContent);

/** Enters a value by script, with its event. */
export async function enter(element: Element, name: string, value: string | boolean): Promise<void> {
  const control = field(element, name);
  control.focus();
  if (typeof value === 'boolean') (control as HTMLInputElement).checked = value;
  else control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  // The first input loads the controller.
  for (let turn = 0; turn < 20; turn++) await nextTask();
}

export async function fill(element: Element, values: Record<string, string | boolean>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await enter(element, name, value);
}

/** Returns the texts of the live regions of the form and of toasts. */
export const announcements = (element: Element): string[] =>
  [shadowOf(element), document.querySelector('cat-toasts')?.shadowRoot].flatMap((root) =>
    [...(root?.querySelectorAll('[role=status], [role=alert]') ?? [])]
      .map((region) => region.textContent)
      .filter(Boolean),
  );

/** Clicks the submit button. */
export const press = (element: Element): void =>
  shadowOf(element).querySelector<HTMLButtonElement>('[type=submit]')!.click();

const { fetch: realFetch } = window;
afterEach(() => {
  window.fetch = realFetch;
});

/**
 * Mocks the e-mail service, which answers with these statuses in turn.
 * @returns a function that returns the sent e-mails
 */
export function mockMail(...statuses: number[]): () => Mail[] {
  const sent: Mail[] = [];
  window.fetch = async (address, options) => {
    if (!String(address).endsWith(MAIL_PATH)) return realFetch(address, options);
    sent.push(mailOf(JSON.parse(String(options!.body)) as Record<string, unknown>));
    // Long enough for a test to see the form while it is being sent.
    await new Promise((resolve) => setTimeout(resolve, 300));
    return new Response(TAKEN, { status: statuses.shift() ?? 200 });
  };
  return () => sent;
}

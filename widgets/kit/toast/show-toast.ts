import { css } from '#css/toast';
import type { Locale } from '../element/locale';
import { messagesFor } from './messages';

export interface Toast {
  title: string;
  text: string;
  /** `error` is announced at once and marked as such. */
  kind?: 'plain' | 'error';
  /** A button; such a toast stays until it is used or dismissed. */
  action?: { label: string; run(): void };
  /** Language of the toast, if it is not English. */
  locale?: Locale | undefined;
  /** Element that the toast is about; by default the focused one. */
  element?: Element | null;
}

/** The timer is paused while the toast is hovered or focused. */
const SHOWN_MS = 6000;

/** The `cat-toasts` popover, in the page while there are toasts. */
let host: HTMLElement | undefined;

/** Shows a toast above everything else, also after its widget has gone. Replaces the same toast. */
export function showToast({ title, text, kind = 'plain', action, locale, element }: Toast): void {
  const focusedBefore = focusedElement();
  const list = openList(element ?? focusedBefore);
  const name = `${kind} ${title} ${text}`;
  for (const shown of list.children) if ((shown as HTMLElement).dataset['name'] === name) shown.remove();

  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = () => clearTimeout(timer);
  const startTimer = () => {
    stopTimer();
    if (!action) timer = setTimeout(dismiss, SHOWN_MS);
  };
  const dismiss = () => {
    stopTimer();
    const hadFocus = toast.contains(focusedElement());
    toast.remove();
    if (hadFocus) focusedBefore.focus({ preventScroll: true });
    if (!list.children.length) host?.remove();
  };
  const words = make('div', 'words', { role: kind === 'error' ? 'alert' : 'status' });
  const toast = make('div', 'toast', { lang: locale?.language ?? 'en' });
  Object.assign(toast.dataset, { name, kind });
  toast.append(words);
  if (action)
    toast.append(
      makeButton('action', action.label, () => {
        dismiss();
        action.run();
      }),
    );
  const close = makeButton('close', '×', dismiss);
  close.setAttribute('aria-label', messagesFor({ locale }).dismiss);
  toast.append(close);
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, stopTimer);
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, startTimer);
  startTimer();
  list.append(toast);
  // Screen readers announce what changes in a live region, not what it starts with.
  setTimeout(() =>
    words.append(make('p', 'title', { textContent: title }), make('p', 'text', { textContent: text })),
  );
}

function focusedElement(): HTMLElement {
  let element = document.activeElement ?? document.body;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement;
}

/** Opens the list of toasts in the open dialog around the element, which may make the rest inert, or in the body. */
function openList(element: Element): Element {
  let dialog: Element | null = null;
  for (let node: Element | undefined = element; node && !dialog;) {
    dialog = node.closest('dialog[open]');
    // An image named "host" can clobber the document's property.
    const root = node.getRootNode();
    node = root instanceof ShadowRoot ? root.host : undefined;
  }
  if (!host?.isConnected) {
    host = make('cat-toasts', '', { popover: 'manual' });
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    root.append(make('div', 'toasts', { dir: 'ltr' }));
  }
  openIn(dialog ?? document.body);
  dialog?.addEventListener('close', () => host?.isConnected && openIn(document.body), { once: true });
  return host.shadowRoot!.firstElementChild!;
}

/** Opens the popover again, so that it is above a dialog that was opened since. */
function openIn(parent: Element): void {
  if (host!.parentNode !== parent) parent.append(host!);
  else host!.hidePopover?.();
  host!.showPopover?.();
}

const make = (name: string, className: string, properties: object): HTMLElement =>
  Object.assign(document.createElement(name), { className }, properties);

function makeButton(className: string, textContent: string, run: () => void): HTMLElement {
  const button = make('button', className, { type: 'button', textContent });
  button.addEventListener('click', run);
  return button;
}

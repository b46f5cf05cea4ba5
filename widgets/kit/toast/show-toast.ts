import { css } from '#css/toast';
import type { Spoken } from '../element/spoken';
import { messagesFor } from './messages';

export interface Toast {
  title: string;
  text: string;
  /** `error` is announced at once and marked as such. */
  kind?: 'plain' | 'error';
  /** A button; such a toast stays until it is used or dismissed. */
  action?: { label: string; run(): void };
  /** Language of the toast, where it is not English. */
  spoken?: Spoken | undefined;
  /** Element that the toast is about; without it, the focused one. */
  element?: Element | null;
}

/** Milliseconds that a toast stays; the timer is paused while it is hovered or focused. */
export const SHOWN_FOR = 6000;

/** The `cat-toasts` element, which holds all toasts while there are any. */
let host: HTMLElement | undefined;

/**
 * Shows a toast above everything else. Toasts outlive the widget and the page that caused them. The same toast twice is
 * one toast.
 */
export function showToast({ title, text, kind = 'plain', action, spoken, element }: Toast): void {
  const focusedBefore = focusedElement();
  const list = listFor(element ?? focusedBefore);
  const name = `${kind} ${title} ${text}`;
  for (const shown of list.children) if ((shown as HTMLElement).dataset.name === name) shown.remove();

  const toast = make('div', 'toast');
  toast.dataset.name = name;
  toast.dataset.kind = kind;
  if (spoken) toast.lang = spoken.language;
  const words = make('div', 'words');
  words.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dismiss = () => {
    clearTimeout(timer);
    const hadFocus = toast.contains(focusedElement());
    toast.remove();
    if (hadFocus) focusedBefore.focus({ preventScroll: true });
    if (!list.children.length) host?.remove();
  };
  toast.append(words);
  if (action) toast.append(button('action', action.label, () => (dismiss(), action.run())));
  const close = button('close', '×', dismiss);
  close.setAttribute('aria-label', messagesFor({ spoken }).dismiss);
  toast.append(close);

  const startTimer = () => {
    clearTimeout(timer);
    if (!action) timer = setTimeout(dismiss, SHOWN_FOR);
  };
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, () => clearTimeout(timer));
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, startTimer);
  startTimer();

  list.append(toast);
  // Screen readers announce what changes in a live region, not what it starts with.
  setTimeout(() => words.append(make('p', 'title', title), make('p', 'text', text)));
}

/** Returns the focused element, also inside shadow roots. */
function focusedElement(): HTMLElement {
  let element = document.activeElement ?? document.body;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement;
}

/** Returns the list of toasts, in the open modal dialog around the element, which makes the body inert, or in the body. */
function listFor(element: Element): Element {
  let dialog: Element | null = null;
  for (let node: Element | undefined = element; node && !dialog;) {
    dialog = node.closest('dialog:modal');
    node = (node.getRootNode() as ShadowRoot).host;
  }
  if (!host?.isConnected) {
    host = make('cat-toasts');
    host.popover = 'manual';
    const root = host.attachShadow({ mode: 'open' });
    applyStyles(root);
    const made = make('div', 'toasts');
    made.lang = 'en';
    made.dir = 'ltr';
    root.append(made);
  }
  moveTo(dialog ?? document.body);
  dialog?.addEventListener('close', () => host?.isConnected && moveTo(document.body), { once: true });
  return host.shadowRoot!.querySelector('.toasts')!;
}

/** Moves all toasts, and puts them above a dialog that was opened since. */
function moveTo(parent: Element): void {
  if (host!.parentNode !== parent) parent.append(host!);
  else host!.hidePopover?.();
  host!.showPopover?.();
}

function applyStyles(root: ShadowRoot): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets.push(sheet);
  } catch {
    // A browser without constructed sheets.
    root.append(make('style', '', css));
  }
}

function button(className: string, label: string, run: () => void): HTMLElement {
  const element = make('button', className, label) as HTMLButtonElement;
  element.type = 'button';
  element.addEventListener('click', run);
  return element;
}

function make(name: string, className = '', text = ''): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

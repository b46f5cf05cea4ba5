import { css } from '#css/toast';

export interface Toast {
  title: string;
  text: string;
  /** `error` is announced at once and marked as such. */
  kind?: 'plain' | 'error';
  /** A button; such a notice stays until it is used or dismissed. */
  action?: { label: string; run(): void };
}

/** Milliseconds that a notice stays; the clock stands still while it is hovered or holds the focus. */
export const SHOWN_FOR = 6000;

/**
 * Shows a short notice above everything else. All notices stand in one `cat-toasts` element at the end of the body,
 * made when it is needed and gone with the last of them, so they outlive the widget and the page that caused them.
 * The same notice twice is one notice. Plain DOM: it must not need a root of anybody's.
 */
export function showToast({ title, text, kind = 'plain', action }: Toast): void {
  const list = findOrMakeList();
  const before = focused();
  const name = `${kind} ${title} ${text}`;
  for (const shown of list.children) if ((shown as HTMLElement).dataset.name === name) shown.remove();

  const toast = make('div', 'toast');
  toast.dataset.name = name;
  toast.dataset.kind = kind;
  const words = make('div', 'words');
  words.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  const dismiss = () => {
    clearTimeout(clock);
    const had = toast.contains(focused());
    toast.remove();
    if (had) before.focus({ preventScroll: true });
    if (!list.children.length) hostOf(list).remove();
  };
  toast.append(words);
  if (action) toast.append(button('action', action.label, () => (dismiss(), action.run())));
  const close = button('close', '×', dismiss);
  close.setAttribute('aria-label', 'Dismiss');
  toast.append(close);

  let clock: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(clock);
    if (!action) clock = setTimeout(dismiss, SHOWN_FOR);
  };
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, () => clearTimeout(clock));
  for (const type of ['pointerleave', 'focusout']) toast.addEventListener(type, run);
  run();

  list.append(toast);
  raise(hostOf(list));
  // A live region speaks of what changes in it, not of what it was born with.
  setTimeout(() => {
    words.append(make('p', 'title', title), make('p', 'text', text));
    makeWay(list);
  });
}

/** What has the focus, also inside a tag. */
function focused(): HTMLElement {
  let element = document.activeElement ?? document.body;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement;
}

/** The notices go to the other end of the window where they would cover what has the focus. */
function makeWay(list: HTMLElement): void {
  const { left, top, width, height } = focused().getBoundingClientRect();
  const notices = list.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (
    x > notices.left &&
    x < notices.right &&
    y > notices.top &&
    y < notices.bottom &&
    !list.contains(focused())
  )
    hostOf(list).toggleAttribute('data-up');
}

const hostOf = (list: Element) => (list.getRootNode() as ShadowRoot).host as HTMLElement;

function findOrMakeList(): HTMLElement {
  const known = document.querySelector('cat-toasts')?.shadowRoot?.querySelector<HTMLElement>('.toasts');
  if (known) return known;
  const host = make('cat-toasts');
  const root = host.attachShadow({ mode: 'open' });
  dress(root);
  const list = make('div', 'toasts');
  list.lang = 'en';
  list.dir = 'ltr';
  root.append(list);
  document.body.append(host);
  const look = () => (host.isConnected ? makeWay(list) : document.removeEventListener('focusin', look));
  document.addEventListener('focusin', look);
  return list;
}

/** Puts the notices on top, above a dialog that was opened since. */
function raise(host: HTMLElement): void {
  host.popover = 'manual';
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover?.();
}

function dress(root: ShadowRoot): void {
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

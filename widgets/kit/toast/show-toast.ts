import { css } from '#css/toast';
import type { Spoken } from '../element/spoken';
import { messagesFor } from './messages';

export interface Toast {
  title: string;
  text: string;
  /** `error` is announced at once and marked as such. */
  kind?: 'plain' | 'error';
  /** A button; such a notice stays until it is used or dismissed. */
  action?: { label: string; run(): void };
  /** Language of the notice, where it is not English. */
  spoken?: Spoken | undefined;
}

/** Milliseconds that a notice stays; the clock stands still while it is hovered or holds the focus. */
export const SHOWN_FOR = 6000;

/**
 * Shows a short notice above everything else. All notices are in one `cat-toasts` element at the end of the body,
 * made when it is needed and gone with the last of them, so they outlive the widget and the page that caused them.
 * Something modal makes the body inert: as long as it is open they are in it.
 * The same notice twice is one notice. Plain DOM: it must not need a root of anybody's.
 */
export function showToast({ title, text, kind = 'plain', action, spoken }: Toast): void {
  const list = findOrMakeList();
  const before = focused();
  const name = `${kind} ${title} ${text}`;
  for (const shown of list.children) if ((shown as HTMLElement).dataset.name === name) shown.remove();

  const toast = make('div', 'toast');
  toast.dataset.name = name;
  toast.dataset.kind = kind;
  if (spoken) toast.lang = spoken.language;
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
  close.setAttribute('aria-label', messagesFor({ spoken }).dismiss);
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

/** Returns the element that has the focus, also inside a tag. */
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

/** The element in which notices are shown now. */
let shown: HTMLElement | undefined;

const hostOf = (list: Element) => (list.getRootNode() as ShadowRoot).host as HTMLElement;

function findOrMakeList(): HTMLElement {
  const place = innermostModal() ?? document.body;
  const known = shown?.isConnected ? shown : document.querySelector<HTMLElement>('cat-toasts');
  const list = known?.shadowRoot?.querySelector<HTMLElement>('.toasts');
  if (list) {
    if (known!.parentNode !== place) move(known!, place);
    return list;
  }
  const host = (shown = make('cat-toasts'));
  const root = host.attachShadow({ mode: 'open' });
  dress(root);
  const made = make('div', 'toasts');
  made.lang = 'en';
  made.dir = 'ltr';
  root.append(made);
  move(host, place);
  const look = () => (host.isConnected ? makeWay(made) : document.removeEventListener('focusin', look));
  document.addEventListener('focusin', look);
  return made;
}

/**
 * In a document that is not ours others may be modal or fill the screen, in shadow roots too: the one that is asked for
 * is used.
 */
function innermostModal(): Element | undefined {
  let found: Element | undefined;
  for (let root: Document | ShadowRoot | null | undefined = document; root;) {
    // Where a browser does not know `:modal`, the list forgives it. Some pages keep what is modal, hidden.
    // What fills the screen takes all presses: notices above it, but not in it, could not be dismissed.
    const modals = [
      ...root.querySelectorAll(
        ':is(dialog:modal, [aria-modal="true"], :fullscreen:not(:root, iframe, video))',
      ),
    ];
    found = modals.filter((one) => one.getClientRects().length).at(-1) ?? found;
    const { activeElement }: { activeElement: Element | null } = root;
    root = activeElement?.localName.startsWith('cat-') ? null : activeElement?.shadowRoot;
  }
  return found;
}

/** Puts the notices into what is modal, until that closes, or into the body. */
function move(host: HTMLElement, place: Element): void {
  place.append(host);
  if (place === document.body) return;
  const back = () => {
    if (!host.isConnected) return;
    move(host, document.body);
    raise(host);
  };
  for (const end of ['close', 'fullscreenchange']) place.addEventListener(end, back, { once: true });
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

/* The dialog of a pop-up. Imports no shared code, so that a script in one file can load it, too. */
import { css } from '#css/pop-up';

/** Pixels of height that a frame gets for an open dialog, which is out of flow. */
const FRAME_HEIGHT = 640;
/** Pixels around a dialog in a frame that is higher than the screen. */
const MARGIN = 16;
/** Pixels of height that it has at least there. */
const MIN_HEIGHT = 320;

const prepared = new WeakSet<ShadowRoot>();

/**
 * Opens the dialog of an element, again if the page has moved it. Its title is the text of the button before it.
 * @param close label of the button that closes it
 */
export function openModal(dialog: HTMLDialogElement, close: string): void {
  const root = dialog.getRootNode() as ShadowRoot;
  if (!prepared.has(root)) prepare(root);
  if (!dialog.part.length) {
    dialog.part.add('dialog');
    listen(dialog);
  }
  dialog.removeAttribute('data-plain');
  if (getComputedStyle(dialog).backgroundColor === 'rgba(0, 0, 0, 0)') dialog.dataset.plain = '';
  const title = dialog.previousElementSibling!.textContent;
  dialog.setAttribute('aria-label', title);
  dialog.querySelector(':scope > [data-position]')?.remove();
  dialog.prepend(createHead(dialog, title, close));
  dialog.close();
  // A press may make the page remove the element.
  if (!dialog.isConnected) return;
  dialog.showModal();
  if (!dialog.getClientRects().length) {
    // Without a box it would only make the page inert.
    dialog.close();
    console.warn(`[cat] ${root.host.localName}: cannot open while it is hidden`);
  } else if (parent !== window) {
    dialog.parentElement!.style.minHeight = `${FRAME_HEIGHT}px`;
    if (innerHeight > screen.height) moveIntoView(dialog);
  }
}

/** Styles the dialogs of an element, and closes them for the provider's calendar, which would open below. */
function prepare(root: ShadowRoot): void {
  prepared.add(root);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets.push(sheet);
  (root.host as HTMLElement).addEventListener('cat-booking-start', ({ detail }) => {
    if (detail?.way !== 'frame') root.querySelector('dialog')?.close();
  });
}

function listen(dialog: HTMLDialogElement): void {
  let isPressedOutside = false;
  dialog.addEventListener('pointerdown', (event) => (isPressedOutside = isOutside(event, dialog)));
  dialog.addEventListener('click', (event) => isPressedOutside && isOutside(event, dialog) && dialog.close());
  dialog.addEventListener('close', () => {
    // It may have been opened again since.
    if (!dialog.open) dialog.parentElement?.style.removeProperty('min-height');
  });
}

/** True for a press on the backdrop, whose target is the dialog, as that of one on the dialog's own edge. */
function isOutside({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isInside;
}

/** Returns the row with the title and the button that closes. */
function createHead(dialog: HTMLDialogElement, title: string, close: string): HTMLElement {
  const head = document.createElement('div');
  const button = document.createElement('button');
  head.dataset.position = 'head';
  button.setAttribute('aria-label', close);
  button.textContent = '×';
  button.addEventListener('click', () => dialog.close());
  head.append(title, button);
  return head;
}

/** Moves a dialog into the visible part of a frame that is higher than the screen: measured, it fills the frame. */
function moveIntoView(dialog: HTMLDialogElement): void {
  dialog.style.cssText = 'height: 100%; max-height: none; margin: 0 auto';
  new IntersectionObserver(([entry], observer) => {
    observer.disconnect();
    const { top, height } = entry!.intersectionRect;
    const maxHeight = Math.max(height - 2 * MARGIN, MIN_HEIGHT);
    dialog.style.cssText = `margin: ${top + MARGIN}px auto auto; max-height: ${maxHeight}px`;
  }).observe(dialog);
}

import { holdPage, lockPage } from './hold-page';

/** A dialog that is shown. */
interface Shown {
  /** It has been painted and is modal. Never, if it is taken back before, or the tag removed. */
  modal: Promise<void>;
  /** Lets the page behind go, and takes the dialog back where it is not modal yet. */
  release: () => void;
}

/**
 * Shows a dialog over the page at once and makes it modal when that has been painted. To make the page behind inert
 * and to lock it, the browser goes through every element of it; with that before the first frame, the answer to a
 * press takes twice as long. For that one frame the dialog is a popover, in the top layer as it is later.
 * @param home on our own site, where the page behind may be locked
 */
export function present(dialog: HTMLDialogElement, home: boolean): Shown {
  const unhold = holdPage(dialog);
  let unlock: (() => void) | undefined;
  let released = false;
  const settle = () => {
    dialog.popover = null;
    dialog.showModal();
    if (home) unlock = lockPage();
  };
  const modal = new Promise<void>((resolve) => {
    // Where it cannot be both, and where it is open still.
    if (!('popover' in dialog) || dialog.open) {
      settle();
      resolve();
      return;
    }
    dialog.popover = 'manual';
    dialog.showPopover();
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (released || !dialog.isConnected) return;
        settle();
        resolve();
      }),
    );
  });
  const release = () => {
    released = true;
    dialog.popover = null;
    unhold();
    unlock?.();
  };
  return { modal, release };
}

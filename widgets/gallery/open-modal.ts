import { lockScroll, lockPageScroll } from './lock-scroll';

/** A dialog that is shown. */
interface Shown {
  /** Promise of whether it is modal: true once it has been painted, false if it was taken back or removed before. */
  modal: Promise<boolean>;
  /** Lets the page behind go, and takes the dialog back where it is not modal yet. */
  release: () => void;
}

/**
 * Shows a dialog over the page at once and makes it modal when that has been painted. To make the page behind inert
 * and to lock it, the browser goes through every element of it; with that before the first frame, the answer to a
 * press takes twice as long. For that one frame the dialog is a popover, in the top layer as it is later.
 * @param ownSite on our own site, where the page behind may be locked
 */
export function openModal(dialog: HTMLDialogElement, ownSite: boolean): Shown {
  const unhold = lockScroll(dialog);
  let unlock: (() => void) | undefined;
  let released = false;
  const modal = new Promise<boolean>((resolve) => {
    const settle = () => {
      const stays = !released && dialog.isConnected;
      if (stays) {
        dialog.popover = null;
        dialog.showModal();
        if (ownSite) unlock = lockPageScroll();
      }
      resolve(stays);
    };
    // Where it cannot be both, and where it is open still.
    if (!('popover' in dialog) || dialog.open) return settle();
    dialog.popover = 'manual';
    dialog.showPopover();
    requestAnimationFrame(() => setTimeout(settle));
  });
  const release = () => {
    released = true;
    dialog.popover = null;
    unhold();
    unlock?.();
  };
  return { modal, release };
}

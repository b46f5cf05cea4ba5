interface Shown {
  /** Resolves after the first paint; to false if the dialog was closed before. */
  modal: Promise<boolean>;
  /** Unlocks the page, and hides a dialog that is not modal yet. */
  release: () => void;
}

/**
 * Shows a dialog as a popover for one frame, then makes it modal: making the page inert visits every element, which would
 * double the time to the first paint.
 * @param ownSite locks the scroll position of the page
 */
export function openModal(dialog: HTMLDialogElement, ownSite: boolean): Shown {
  const allowWheel = lockScroll(dialog);
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
    if (!('popover' in dialog) || dialog.open) return settle();
    dialog.popover = 'manual';
    dialog.showPopover();
    requestAnimationFrame(() => setTimeout(settle));
  });
  const release = () => {
    released = true;
    dialog.popover = null;
    allowWheel();
    unlock?.();
  };
  return { modal, release };
}

/** Cancels wheel events on a dialog, except pinch zoom. Returns a function that undoes it. */
function lockScroll(dialog: HTMLElement): () => void {
  const blockWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) event.preventDefault();
  };
  const zoom = () => dialog.toggleAttribute('data-zoomed', (visualViewport?.scale ?? 1) > 1);
  dialog.addEventListener('wheel', blockWheel, { passive: false });
  visualViewport?.addEventListener('resize', zoom);
  zoom();
  return () => {
    dialog.removeEventListener('wheel', blockWheel);
    visualViewport?.removeEventListener('resize', zoom);
  };
}

/** Locks the scroll position of our own page and keeps its scroll bar's space. Returns a function that undoes it. */
function lockPageScroll(): () => void {
  const page = document.documentElement;
  const { overflow, scrollbarGutter } = page.style;
  if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
  page.style.overflow = 'hidden';
  return () => {
    page.style.overflow = overflow;
    page.style.scrollbarGutter = scrollbarGutter;
  };
}

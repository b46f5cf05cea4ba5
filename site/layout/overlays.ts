/** Without popovers, the selector is an error. */
const isPopover = (dialog: HTMLDialogElement) => 'popover' in dialog && dialog.matches(':popover-open');

export function openOverlay(dialog: HTMLDialogElement | null): void {
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog')) {
    if (other === dialog) continue;
    if (isPopover(other)) other.hidePopover();
    if (other.open) other.close();
  }
  if (dialog && !dialog.open && !isPopover(dialog)) dialog.showModal();
}

export function openOverlay(dialog: HTMLDialogElement | null): void {
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog')) {
    if (other === dialog) continue;
    if (other.matches('[popover]:popover-open')) other.hidePopover();
    if (other.open) other.close();
  }
  if (dialog && !dialog.open && !dialog.matches('[popover]:popover-open')) dialog.showModal();
}

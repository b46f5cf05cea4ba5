/** True if a form with unsaved changes is open: only then its button is enabled. */
const isChanged = (): boolean =>
  [...document.querySelectorAll('button')].some(
    (button) => button.textContent.trim() === 'Save' && !button.disabled && button.ariaDisabled !== 'true',
  );

/** Asks before the browser leaves a changed form. */
export function guardUnsaved(): void {
  addEventListener('beforeunload', (event) => {
    if (isChanged()) event.preventDefault();
  });
}

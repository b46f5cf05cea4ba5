/** Tells whether a form is open that has been changed: only then can it be saved. */
const isChanged = (): boolean =>
  [...document.querySelectorAll('button')].some(
    (button) => button.textContent.trim() === 'Save' && !button.disabled && button.ariaDisabled !== 'true',
  );

/** Has the browser ask before it leaves a form that has been changed. */
export function guardUnsaved(): void {
  addEventListener('beforeunload', (event) => {
    if (isChanged()) event.preventDefault();
  });
}

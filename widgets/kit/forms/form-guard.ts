/**
 * Makes the browser ask before the page is left, and the service worker put off its reload (`cat-reload`).
 * @returns ends it
 */
export function preventUnload(): () => void {
  const stay = (event: Event) => event.preventDefault();
  const types = ['beforeunload', 'cat-reload'];
  for (const type of types) addEventListener(type, stay);
  return () => {
    for (const type of types) removeEventListener(type, stay);
  };
}

/**
 * Makes the fields of a form read-only. They are not disabled, because that would drop the focus.
 * @returns ends it
 */
export function lockFields(form: HTMLFormElement | null): () => void {
  const fields = [
    ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
  ];
  const setReadOnly = (readOnly: boolean) => {
    for (const field of fields) field.readOnly = readOnly;
  };
  // Checkboxes and selects have no read-only state.
  const cancel = (event: Event) => {
    const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
    if (!isTab && (event.target as Element).matches('select, [type=checkbox]')) event.preventDefault();
  };
  const types = ['mousedown', 'keydown', 'click'];
  setReadOnly(true);
  for (const type of types) form?.addEventListener(type, cancel);
  return () => {
    setReadOnly(false);
    for (const type of types) form?.removeEventListener(type, cancel);
  };
}

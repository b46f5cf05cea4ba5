/**
 * Keeps the page from going away: `beforeunload` lets the browser ask, `cat-reload` lets our site put off its reload.
 * @param when asked each time
 * @returns ends it
 */
export function guard(type: 'beforeunload' | 'cat-reload', when = () => true): () => void {
  const stay = (event: Event) => {
    if (when()) event.preventDefault();
  };
  addEventListener(type, stay);
  return () => removeEventListener(type, stay);
}

/**
 * Lets nothing in a form be changed, and the focus where it is: what is disabled would lose it.
 * @returns ends it
 */
export function holdStill(form: HTMLFormElement | null): () => void {
  const lines = [
    ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
  ];
  const set = (isHeld: boolean) => {
    for (const line of lines) line.readOnly = isHeld;
  };
  // Boxes and lists know no such state.
  const keep = (event: Event) => {
    const isTab = event instanceof KeyboardEvent && event.key === 'Tab';
    if (!isTab && (event.target as Element).matches('select, [type=checkbox]')) event.preventDefault();
  };
  const types = ['mousedown', 'keydown', 'click'];
  set(true);
  for (const type of types) form?.addEventListener(type, keep);
  return () => {
    set(false);
    for (const type of types) form?.removeEventListener(type, keep);
  };
}

/** The controls of a form by name: what a visitor can change and a program can read. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control of the form; undefined where there is none of that name. */
export const control = (form: HTMLFormElement | null, name: string): Control | undefined =>
  (form?.elements.namedItem(name) as Control | null) ?? undefined;

const isBox = (found: Control): found is HTMLInputElement => found.type === 'checkbox';

/** Returns the value of a field: its text, `on` for a ticked box, else an empty text. */
export function valueOf(form: HTMLFormElement | null, name: string): string {
  const found = control(form, name);
  if (!found) return '';
  return isBox(found) ? (found.checked ? 'on' : '') : found.value;
}

/** Puts a value into a field. A select without that choice shows its first one, the placeholder. */
export function setValue(form: HTMLFormElement | null, name: string, value: string): void {
  const found = control(form, name);
  if (!found) return;
  if (isBox(found)) found.checked = value === 'on';
  else found.value = value;
  if (found.localName === 'select' && !found.value) (found as HTMLSelectElement).selectedIndex = 0;
}

/** The values of several fields by name. */
export const valuesOf = <F extends string>(
  form: HTMLFormElement | null,
  names: readonly F[],
): Record<F, string> =>
  Object.fromEntries(names.map((name) => [name, valueOf(form, name)])) as Record<F, string>;

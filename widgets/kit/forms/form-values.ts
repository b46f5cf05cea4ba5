type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const control = (form: HTMLFormElement | null, name: string): Control | null =>
  form?.querySelector(`[name="${name}"]`) ?? null;

/** Returns the text of a field, `on` for a ticked box, else an empty text. */
export function valueOf(form: HTMLFormElement | null, name: string): string {
  const found = control(form, name);
  if (found?.type === 'checkbox') return (found as HTMLInputElement).checked ? 'on' : '';
  return found?.value ?? '';
}

/** Sets the value of a field. A select without that choice shows its placeholder. */
export function setValue(form: HTMLFormElement | null, name: string, value: string): void {
  const found = control(form, name);
  if (!found) return;
  if (found.type === 'checkbox') (found as HTMLInputElement).checked = value === 'on';
  else found.value = value;
  if (found.localName === 'select' && !found.value) (found as HTMLSelectElement).selectedIndex = 0;
}

export const valuesOf = <F extends string>(form: HTMLFormElement | null, names: readonly F[]) =>
  Object.fromEntries(names.map((name) => [name, valueOf(form, name)])) as Record<F, string>;

/** Lists all texts of a form. */
export function textsIn(form: unknown): string[] {
  if (typeof form === 'string') return [form];
  return typeof form === 'object' && form !== null ? Object.values(form).flatMap(textsIn) : [];
}

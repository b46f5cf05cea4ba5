const said = new Set<string>();

/**
 * Tells the owner of the page what went wrong: one console line per tag and cause, however often it happens.
 * A widget is a guest, so this is the only way in which it ever speaks up.
 */
export function warnOnce(tag: string, cause: string): void {
  const line = `[cat] ${tag}: ${cause}`;
  if (said.has(line)) return;
  said.add(line);
  console.warn(line);
}

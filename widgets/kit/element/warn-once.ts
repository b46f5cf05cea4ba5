const logged = new Set<string>();

/** Warns the owner of the host page: one console line per element and cause. */
export function warnOnce(tag: string, cause: string): void {
  const line = `[cat] ${tag}: ${cause}`;
  if (logged.has(line)) return;
  logged.add(line);
  console.warn(line);
}

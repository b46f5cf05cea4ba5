import type { Path } from './walk-texts';

/** Returns every value at a path such as `team[].catName`. */
export function valuesAt(content: unknown, field: string) {
  let found: { path: Path; value: unknown }[] = [{ path: [], value: content }];
  for (const [step] of field.matchAll(/\w+|\[\]/g))
    found = found.flatMap(({ path, value }) => {
      if (typeof value !== 'object' || value === null) return [];
      const isList = Array.isArray(value);
      const entries = isList ? [...value.entries()] : Object.entries(value);
      return entries
        .filter(([key]) => (step === '[]' ? isList : String(key) === step))
        .map(([key, item]) => ({ path: [...path, key], value: item as unknown }));
    });
  return found;
}

/** Returns content without the values at some paths. Removed entries leave no gap in a list. */
export function without(content: unknown, paths: readonly Path[], at: Path = []): unknown {
  if (typeof content !== 'object' || content === null) return content;
  const gone = new Set(paths.map((path) => JSON.stringify(path)));
  const keep = (key: string | number) => !gone.has(JSON.stringify([...at, key]));
  if (Array.isArray(content))
    return content.flatMap((item, index) => (keep(index) ? [without(item, paths, [...at, index])] : []));
  return Object.fromEntries(
    Object.entries(content)
      .filter(([key]) => keep(key))
      .map(([key, item]) => [key, without(item, paths, [...at, key])]),
  );
}

import type { Path } from './walk-texts';

/** A step into content: the name of a field, a place in a list, or any place in it. */
export type Step = string | number | typeof ANY;

/** Any entry of a list. */
export const ANY = Symbol('any entry');

/** A value in content, and the way to it. */
export interface Found {
  path: Path;
  value: unknown;
}

/** Returns the steps of a path such as `team[].catName`. */
export const stepsOf = (field: string): Step[] =>
  [...field.matchAll(/(\w+)|\[\]/g)].map(([, name]) => name ?? ANY);

/**
 * Returns every value that a path leads to, or undefined where it leads to nothing. A list without entries is
 * something: what was in it has been taken out.
 */
export function valuesAt(
  content: unknown,
  [step, ...rest]: readonly Step[],
  path: Path = [],
): Found[] | undefined {
  if (step === undefined) return [{ path, value: content }];
  if (step !== ANY) {
    const isThere = typeof content === 'object' && content !== null && Object.hasOwn(content, step);
    return isThere
      ? valuesAt((content as Record<string | number, unknown>)[step], rest, [...path, step])
      : undefined;
  }
  if (!Array.isArray(content)) return undefined;
  const found = content.map((item, place) => valuesAt(item, rest, [...path, place]));
  return content.length && found.every((values) => !values)
    ? undefined
    : found.flatMap((values) => values ?? []);
}

/** Returns content without the values at some paths. An entry of a list goes, and those behind it move up. */
export function without(content: unknown, paths: readonly Path[]): unknown {
  const copy = structuredClone(content);
  const lists = new Set<unknown[]>();
  for (const path of paths) {
    const parent = path
      .slice(0, -1)
      .reduce<unknown>(
        (value, step) => (value as Record<string | number, unknown> | undefined)?.[step],
        copy,
      );
    if (parent) delete (parent as Record<string | number, unknown>)[path.at(-1)!];
    if (Array.isArray(parent)) lists.add(parent);
  }
  // `filter` skips the holes that `delete` leaves in a list.
  for (const list of lists) list.splice(0, list.length, ...list.filter(() => true));
  return copy;
}

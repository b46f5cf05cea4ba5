/** A step into content: the name of a field, a place in a list, or any place in it. */
export type Step = string | number | typeof ANY;

/** Any entry of a list. */
export const ANY = Symbol('any entry');

/** A value in content, and the way to it. */
export interface Found {
  path: (string | number)[];
  value: unknown;
}

/** Returns the steps of a path such as `team[].catName`, or `team[2].catName`, where places count from 1. */
export const stepsOf = (field: string): Step[] =>
  [...field.matchAll(/(\w+)|\[(\d*)\]/g)].map(([, inBrackets, place]) => {
    if (place === undefined) return inBrackets!;
    return place ? Number(place) - 1 : ANY;
  });

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns every value that a path leads to, or undefined where it leads to nothing. A list without entries is
 * something: what was in it has been taken out.
 */
export function valuesAt(
  content: unknown,
  steps: readonly Step[],
  path: Found['path'] = [],
): Found[] | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return [{ path, value: content }];
  if (step === ANY) {
    if (!Array.isArray(content)) return undefined;
    const found = content.map((item, place) => valuesAt(item, rest, [...path, place]));
    return content.length && found.every((values) => !values)
      ? undefined
      : found.flatMap((values) => values ?? []);
  }
  const has =
    typeof step === 'number'
      ? Array.isArray(content) && step in content
      : isGroup(content) && Object.hasOwn(content, step);
  return has
    ? valuesAt((content as Record<string | number, unknown>)[step], rest, [...path, step])
    : undefined;
}

/** Returns content without the values at some paths. An entry of a list goes, and those behind it move up. */
export function without(content: unknown, paths: readonly Found['path'][]): unknown {
  const isGone = (path: Found['path']) =>
    paths.some((gone) => gone.length === path.length && gone.every((step, index) => step === path[index]));
  function visit(value: unknown, path: Found['path']): unknown {
    if (Array.isArray(value)) {
      return value.flatMap((item, place) =>
        isGone([...path, place]) ? [] : [visit(item, [...path, place])],
      );
    }
    if (!isGroup(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !isGone([...path, key]))
        .map(([key, item]) => [key, visit(item, [...path, key])]),
    );
  }
  return visit(content, []);
}

/** A mark that was found: where, and what the owner is asked to put there. */
interface Mark {
  path: (string | number)[];
  note: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Takes the marks of samples out of content: `{ value: x, sample: true }` becomes `x`, and `sample` and `note`
 * vanish from any other group that has `sample: true`.
 */
export function stripSamples(content: unknown): { data: unknown; found: Mark[] } {
  const found: Mark[] = [];

  function visit(value: unknown, path: (string | number)[]): unknown {
    if (Array.isArray(value)) return value.map((item, index) => visit(item, [...path, index]));
    if (!isRecord(value)) return value;
    const { sample, note, ...rest } = value;
    // A mark that was set to false instead of deleted.
    if (sample === false && 'value' in rest) return visit(rest['value'], path);
    if (sample === false) return visit(rest, path);
    if (sample !== true) {
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, visit(item, [...path, key])]),
      );
    }
    found.push({ path, note: typeof note === 'string' ? note : 'replace this sample' });
    if ('value' in rest) return visit(rest['value'], path);
    return visit(rest, path);
  }

  return { data: visit(content, []), found };
}

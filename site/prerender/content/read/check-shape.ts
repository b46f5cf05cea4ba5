import { globalRegistry, type ZodType } from 'zod';
import { explainIssue } from './zod-messages';
import { closestMatch } from '../../../../widgets/kit/model/closest-match';
import { fieldName, type ContentProblem } from './problems';
import type { YamlSource } from './yaml-source';

/** Names of the fields that a group may have, read from its schema by asking it about nothing. */
function knownFields(schema: ZodType, path: readonly PropertyKey[]): string[] {
  let inner: unknown = schema;
  for (const step of path) inner = stepInto(unwrap(inner), step);
  const shape = (unwrap(inner) as { shape?: Record<string, unknown> } | undefined)?.shape;
  return shape ? Object.keys(shape) : [];
}

/** Examples of a field, from its schema. */
function examplesOf(schema: ZodType, path: readonly PropertyKey[]): readonly unknown[] {
  let field: unknown = schema;
  for (const step of path) field = stepInto(unwrap(field), step);
  const described = field ? globalRegistry.get(field as ZodType) : undefined;
  return (described?.['examples'] as unknown[] | undefined) ?? [];
}

/** The schema inside optional, default and transformed ones. */
function unwrap(schema: unknown): unknown {
  const def = (schema as { def?: { innerType?: unknown; in?: unknown } } | undefined)?.def;
  const inner = def?.innerType ?? def?.in;
  return inner ? unwrap(inner) : schema;
}

function stepInto(schema: unknown, step: PropertyKey): unknown {
  const { shape, element } = (schema ?? {}) as { shape?: Record<PropertyKey, unknown>; element?: unknown };
  return typeof step === 'number' ? element : shape?.[step];
}

/** Checks a file's data against its schema; gives the typed data, or undefined with all problems reported. */
export function checkShape<T>(
  schema: ZodType<T>,
  data: unknown,
  source: Pick<YamlSource, 'file' | 'lineOf'>,
  report: (problem: ContentProblem) => void,
): T | undefined {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const { issues } = result.error;
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = knownFields(schema, issue.path);
    return issue.keys.map((key) => ({ path: [...issue.path, key], known, guess: closestMatch(key, known) }));
  });
  // A mistake is told once: a field by a wrong name is not missing as well, and what is no list is not too long.
  const told = new Set(
    unknown.flatMap(({ path, guess }) => (guess ? [fieldName([...path.slice(0, -1), guess])] : [])),
  );
  const place = (path: readonly PropertyKey[]) => ({
    file: source.file,
    line: source.lineOf(path),
    field: fieldName(path),
  });
  for (const issue of issues) {
    const field = fieldName(issue.path);
    if (issue.code === 'unrecognized_keys' || told.has(field)) continue;
    if (issue.code === 'invalid_type') told.add(field);
    report({
      ...place(issue.path),
      ...explainIssue(issue, data, examplesOf(schema, issue.path)),
      kind: 'content',
    });
  }
  for (const { path, known, guess } of unknown) {
    report({
      ...place(path),
      wrong: 'is not a known field',
      right: guess ? `Did you mean "${guess}"?` : `Known fields: ${known.join(', ')}.`,
      kind: 'content',
    });
  }
  return undefined;
}

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
  for (const issue of result.error.issues) {
    if (issue.code !== 'unrecognized_keys') {
      const place = { file: source.file, line: source.lineOf(issue.path), field: fieldName(issue.path) };
      report({ ...place, ...explainIssue(issue, data, examplesOf(schema, issue.path)), kind: 'content' });
      continue;
    }
    const known = knownFields(schema, issue.path);
    for (const key of issue.keys) {
      const path = [...issue.path, key];
      const guess = closestMatch(key, known);
      report({
        file: source.file,
        line: source.lineOf(path),
        field: fieldName(path),
        wrong: 'is not a known field',
        right: guess ? `Did you mean "${guess}"?` : `Known fields: ${known.join(', ')}.`,
        kind: 'content',
      });
    }
  }
  return undefined;
}

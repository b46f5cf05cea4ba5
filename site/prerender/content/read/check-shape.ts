import { globalRegistry, type ZodType } from 'zod';
import { explainIssue } from './zod-messages';
import { closestMatch } from '../../../../widgets/kit/model/closest-match';
import { fieldName, problemAt, type Report } from './problems';
import type { YamlSource } from './yaml-source';

interface Inner {
  def?: { innerType?: ZodType; in?: ZodType };
  shape?: Record<PropertyKey, ZodType>;
  element?: ZodType;
}

/** The schema inside optional, default and transformed ones. */
function unwrap(schema: ZodType | undefined): Inner {
  const { def } = (schema ?? {}) as Inner;
  const inner = def?.innerType ?? def?.in;
  return inner ? unwrap(inner) : ((schema ?? {}) as Inner);
}

/** The schema of a field inside another schema. */
const schemaAt = (schema: ZodType, path: readonly PropertyKey[]) =>
  path.reduce<ZodType | undefined>((outer, step) => {
    const { element, shape } = unwrap(outer);
    return typeof step === 'number' ? element : shape?.[step];
  }, schema);

/** Checks a file's data against its schema; gives the typed data, or undefined with all problems reported. */
export function checkShape<T>(
  schema: ZodType<T>,
  data: unknown,
  source: Pick<YamlSource, 'file' | 'lineOf'>,
  report: Report,
): T | undefined {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  // A mistake is told once: a field by a wrong name is not missing as well, and what is no list is not too long.
  const told = new Set<string>();
  const issues = result.error.issues.toSorted(
    (a, b) => Number(b.code === 'unrecognized_keys') - Number(a.code === 'unrecognized_keys'),
  );
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(unwrap(schemaAt(schema, issue.path)).shape ?? {});
      for (const key of issue.keys) {
        const guess = closestMatch(key, known);
        if (guess) told.add(fieldName([...issue.path, guess]));
        const right = guess ? `Did you mean "${guess}"?` : `Known fields: ${known.join(', ')}.`;
        report(problemAt(source, [...issue.path, key], { wrong: 'is not a known field', right }));
      }
    } else if (!told.has(fieldName(issue.path))) {
      if (issue.code === 'invalid_type') told.add(fieldName(issue.path));
      const field = schemaAt(schema, issue.path);
      const examples = (field && globalRegistry.get(field)?.['examples']) as unknown[] | undefined;
      report(problemAt(source, issue.path, explainIssue(issue, data, examples)));
    }
  }
  return undefined;
}

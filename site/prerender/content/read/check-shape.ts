import type { core, ZodType } from 'zod';
import { closestMatch } from '../../../../widgets/kit/on-demand/closest-match';
import { fieldName, problemAt, type Located, type Report } from './problems';

const KINDS: Partial<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (lines that start with "- ")',
  object: 'a group of fields',
};

/** Default remedy. */
export const LOOK = 'The form of this file at /admin/edit says what it takes.';

const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};

/** Returns "what is wrong | remedy" for the most common mistakes; others get zod's message. */
const explain: core.$ZodErrorMap = (issue) => {
  const { input } = issue;
  if (issue.code === 'unrecognized_keys')
    return Object.keys((issue.inst as unknown as { shape: object }).shape).join(', ');
  if (input === null || input === '') return 'is empty | Fill it in.';
  if (issue.code === 'invalid_type') {
    const kind = KINDS[issue.expected] ?? issue.expected;
    if (input === undefined) return `is missing | Add it: ${kind} is needed here.`;
    const lacksQuotes = issue.expected === 'string' && typeof input !== 'object';
    return `is ${shown(input)} | It must be ${kind}${lacksQuotes ? ': put it between quotes' : ''}.`;
  }
  if (issue.code === 'invalid_value')
    return `${input === undefined ? 'is missing' : `is ${shown(input)}, which is unknown`} | Use one of: ${issue.values.join(', ')}.`;
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const limit =
      issue.code === 'too_big'
        ? `at most ${issue.maximum}`
        : `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    if (typeof input === 'string') return `has ${input.length} characters | Use ${limit} characters.`;
    if (Array.isArray(input)) return `has ${input.length} entries | There must be ${limit}.`;
    return `is ${shown(input)} | It must be ${limit}.`;
  }
  return undefined;
};

/** Returns the typed data of a file, or undefined after reporting every mistake in it. */
export function checkShape<T>(
  schema: ZodType<T>,
  data: unknown,
  source: Located,
  report: Report,
): T | undefined {
  const result = schema.safeParse(data, { error: explain, reportInput: true });
  if (result.success) return result.data;
  // One problem per field: a misspelled one is not also missing, a text instead of a list not also too long.
  const reported = new Set<string>();
  const issues = [...result.error.issues].sort(
    (a, b) => Number(b.code === 'unrecognized_keys') - Number(a.code === 'unrecognized_keys'),
  );
  for (const { path, message, input, ...issue } of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const guess = closestMatch(key, message.split(', '));
        if (guess) reported.add(fieldName([...path, guess]));
        const right = guess ? `Did you mean "${guess}"?` : `Known fields: ${message}.`;
        report(problemAt(source, [...path, key], { wrong: 'is not a known field', right }));
      }
    } else if (!reported.has(fieldName(path))) {
      if (issue.code === 'invalid_type') reported.add(fieldName(path));
      const [sentence = '', right = LOOK] = message.split(' | ');
      const isOwn = issue.code === 'custom' || issue.code === 'invalid_format';
      const value = isOwn && input && typeof input !== 'object' ? ` (${shown(input)})` : '';
      const wrong = /^(is|does|has|must|says)\b/.test(sentence) ? sentence : `is not right (${sentence})`;
      report(problemAt(source, path, { wrong: wrong + value, right }));
    }
  }
  return undefined;
}

import type { core } from 'zod';

type Issue = core.$ZodIssue;

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (lines that start with "- ")',
  object: 'a group of fields',
};

/** Advice to who edits files, where nothing better is known. */
export const LOOK = 'site/content/fields.md tells what each field takes.';

/** Describes a value in the words of somebody who edits a file. */
function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : KINDS['object']!;
  return `${typeof value === 'boolean' ? '' : typeof value === 'string' ? 'the text ' : 'the number '}${shown(value)}`;
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"` : String(value);

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | null)?.[step], data);
}

function explainSize(issue: Issue & { code: 'too_big' | 'too_small' }, value: unknown) {
  if (typeof value === 'string' && !value.trim()) return { wrong: 'is empty', right: 'Write a text.' };
  const limit =
    issue.code === 'too_big'
      ? `at most ${issue.maximum}`
      : `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
  if (typeof value === 'string')
    return { wrong: `has ${value.trim().length} characters`, right: `Use ${limit} characters.` };
  if (Array.isArray(value)) return { wrong: `has ${value.length} entries`, right: `There must be ${limit}.` };
  return { wrong: `is ${shown(value)}`, right: `It must be ${limit}.` };
}

/**
 * Says what a schema issue means: what is wrong, and what would be right.
 * @param examples of what would be right, from the schema
 */
export function explainIssue(
  issue: Issue,
  data: unknown,
  examples: readonly unknown[] = [],
): { wrong: string; right: string } {
  const value = valueAt(data, issue.path);
  const look = examples.length ? `For example: ${examples.map(String).join(' or ')}.` : LOOK;
  switch (issue.code) {
    case 'invalid_type': {
      const kind = KINDS[issue.expected] ?? issue.expected;
      if (value === undefined) return { wrong: 'is missing', right: `Add it: ${kind} is needed here.` };
      const lacksQuotes = issue.expected === 'string' && value !== null && typeof value !== 'object';
      return {
        wrong: `is ${describe(value)}`,
        right: `It must be ${kind}${lacksQuotes ? ': put it between quotes' : ''}.`,
      };
    }
    case 'too_big':
    case 'too_small':
      return explainSize(issue, value);
    case 'invalid_value':
      return {
        wrong: value === undefined ? 'is missing' : `is "${String(value)}", which is unknown`,
        right: `Use one of: ${issue.values.map(String).join(', ')}.`,
      };
    case 'invalid_format':
    case 'custom': {
      // The sentences of our own schemas: what is wrong | what would be right.
      const [message = '', right = look] = issue.message.split(' | ');
      const wrong = /^(is|does|has|must|says)\b/.test(message) ? message : 'is not right';
      return { wrong: value && typeof value !== 'object' ? `${wrong} (${shown(value)})` : wrong, right };
    }
    default:
      return { wrong: `is not right (${issue.message})`, right: look };
  }
}

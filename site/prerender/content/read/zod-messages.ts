import type { core } from 'zod';
import { linkAdvice, siteAdvice } from '../link-advice';

type Issue = core.$ZodIssue;

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (lines that start with "- ")',
  object: 'a group of fields',
};

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Describes a value in the words of somebody who edits a file. */
function describe(input: unknown): string {
  if (input === null || input === undefined) return 'empty';
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'object') return 'a group of fields';
  if (typeof input === 'string') return `the text "${shortened(input)}"`;
  return `${typeof input === 'boolean' ? '' : 'the number '}${String(input)}`;
}

/** Advice by what is wrong with an address. */
const ADVICE: Readonly<Record<string, (text: string) => string>> = {
  'is not an address': linkAdvice,
  'is not an https address': siteAdvice,
};

/** Advice to who edits files, where nothing better is known. */
export const LOOK = 'site/content/fields.md tells what each field takes.';
const shown = (value: unknown): string =>
  Array.isArray(value) ? value.map(shown).join(', ') : shortened(String(value));

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    data,
  );
}

/** Returns the number that a text means, as `$40`, `1,200` or `4,9`; empty if it means none. */
function digitsOf(value: unknown): string {
  const [number = ''] =
    typeof value === 'string' ? (/^\D{0,3}(\d[\d.,]*)\D{0,3}$/.exec(value)?.slice(1) ?? []) : [];
  const plain = number.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.');
  return Number.isNaN(Number(plain)) ? '' : plain;
}

/** Says what would be right; a number or a yes where a text belongs only lacks its quotes. */
function rightKind(expected: string, value: unknown): string {
  const kind = `It must be ${KINDS[expected] ?? expected}`;
  if (expected === 'number' || expected === 'int') {
    const digits = digitsOf(value);
    return digits ? `${kind}: write ${digits}, without quotes or signs.` : `${kind}.`;
  }
  return expected === 'string' && ['number', 'boolean'].includes(typeof value)
    ? `${kind}: put it between quotes.`
    : `${kind}.`;
}

/** The least and the most that is allowed; "above 0" of whole numbers is "at least 1". */
function limitOf(issue: Issue & { code: 'too_big' | 'too_small' }): string {
  const step = issue.inclusive === false ? 1 : 0;
  return issue.code === 'too_big'
    ? `at most ${Number(issue.maximum) - step}`
    : `at least ${Number(issue.minimum) + step}`;
}

function explainSize(issue: Issue & { code: 'too_big' | 'too_small' }, value: unknown) {
  const limit = limitOf(issue);
  if (typeof value === 'string') {
    if (value.trim() === '') return { wrong: 'is empty', right: 'Write a text.' };
    return {
      wrong: `is too ${issue.code === 'too_big' ? 'long' : 'short'} (${value.trim().length} characters)`,
      right: `Use ${limit} characters.`,
    };
  }
  if (Array.isArray(value)) return { wrong: `has ${value.length} entries`, right: `There must be ${limit}.` };
  return { wrong: `is ${String(value)}`, right: `It must be ${limit}.` };
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
    case 'invalid_type':
      return value === undefined
        ? { wrong: 'is missing', right: `Add it: ${KINDS[issue.expected] ?? issue.expected} is needed here.` }
        : { wrong: `is ${describe(value)}`, right: rightKind(issue.expected, value) };
    case 'too_big':
    case 'too_small':
      return explainSize(issue, value);
    case 'invalid_value':
      return {
        wrong: `is ${value === undefined ? 'missing' : `"${String(value)}", which is unknown`}`,
        right: `Use one of: ${issue.values.map(String).join(', ')}.`,
      };
    case 'invalid_format':
    case 'custom': {
      const [message = '', right] = issue.message.split(' | ');
      const wrong = /^(is|does|has|must|says)\b/.test(message) ? message : 'is not right';
      const isNothing = value === undefined || (Array.isArray(value) && value.length === 0);
      return {
        wrong: isNothing ? wrong : `${wrong} ("${shown(value)}")`,
        right: right ?? ADVICE[wrong]?.(String(value)) ?? look,
      };
    }
    default:
      return { wrong: 'is not right', right: issue.message };
  }
}

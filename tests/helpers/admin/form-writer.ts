import type { Field } from '@sveltia/cms';
import { stringify } from 'yaml';

type Group = Record<string, unknown>;

/**
 * Returns a content file as the editor writes it: fields in the form's order, texts trimmed, without empty optional
 * fields. Options as in https://github.com/sveltia/sveltia-cms/blob/main/src/lib/services/contents/file/format.js
 */
export function writeForm(fields: readonly Field[], content: Group, body?: string): string {
  const text = stringify(inFormOrder(fields, content), {
    lineWidth: 0,
    defaultKeyType: 'PLAIN',
    singleQuote: true,
  });
  return body === undefined ? text : `---\n${text}---\n\n${body.trim()}\n`;
}

function inFormOrder(fields: readonly Field[], content: Group): Group {
  const unknown = Object.keys(content).filter((key) => !fields.some(({ name }) => name === key));
  if (unknown.length) throw new Error(`The form has no field for ${unknown.join(', ')}`);
  return Object.fromEntries(
    fields
      .filter((field) => field.name in content && (isRequired(field) || !isEmpty(content[field.name])))
      .map((field) => [field.name, valueOf(field, content[field.name])]),
  );
}

function valueOf(field: Field, value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (!('fields' in field)) return value;
  const below = field.fields as Field[];
  return Array.isArray(value)
    ? value.map((item) => inFormOrder(below, item as Group))
    : inFormOrder(below, value as Group);
}

const isRequired = (field: Field): boolean => !('required' in field) || field.required !== false;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

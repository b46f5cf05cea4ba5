import type { JsonSchema } from '../../docs/content-schemas';

type Group = Record<string, unknown>;

const groupOf = (value: unknown): Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Group) : {};

/**
 * Completes content that is half written as far as drawing it needs: what has to be there and is not is empty, what is of
 * the wrong kind becomes one of the right kind.
 */
export function completed(schema: JsonSchema, value: unknown): unknown {
  const { type, properties = {}, required = [], items = {} } = schema;
  switch (type) {
    case 'object': {
      const given = groupOf(value);
      const needed = Object.entries(properties).filter(
        ([name]) => required.includes(name) || (given[name] ?? undefined) !== undefined,
      );
      return Object.fromEntries(needed.map(([name, below]) => [name, completed(below, given[name])]));
    }
    case 'array':
      return Array.isArray(value) ? value.map((item) => completed(items, item)) : [];
    case 'string':
      return String(value ?? schema.enum?.[0] ?? '');
    case 'integer':
    case 'number':
      return Number(value) || 0;
    case 'boolean':
      return value === true;
    default:
      return value;
  }
}

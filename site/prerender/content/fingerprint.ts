import { sha256 } from './sha256';

/** A value as one text, whatever the order of its fields and however its texts are broken into lines. */
function canonical(value: unknown): unknown {
  if (typeof value === 'string') return value.trim().replace(/\s+/g, ' ');
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, canonical(item)]),
  );
}

/** Returns a short hash of a value of the content, by which a sample is known again. */
export const fingerprint = (value: unknown): string => sha256(JSON.stringify(canonical(value))).slice(0, 8);

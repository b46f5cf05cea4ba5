/** An attribute that a partner may choose. */
export interface TagOption {
  name: string;
  text: string;
  kind: 'flag' | 'number' | 'words' | 'list' | 'text';
  /** Of `words`: what it may be. Of `list`: what may be in it. */
  values?: readonly string[];
  /** Value where nothing is chosen. */
  fallback?: string;
  /** Value that the builder begins with, in place of that one. */
  start?: string;
  min?: number;
  max?: number;
}

/** A tag as a partner sees it. */
export interface TagFace {
  tag: string;
  text: string;
  options: readonly TagOption[];
}

/** True if an attribute can have a value. */
export function isValue(
  { kind, values = [], min = -Infinity, max = Infinity }: TagOption,
  value: string,
): boolean {
  if (kind === 'flag') return value === 'true';
  if (kind === 'words') return values.includes(value);
  if (kind === 'list') return value.split(/[\s,]+/).every((one) => !one || values.includes(one));
  return kind === 'text' || (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max);
}

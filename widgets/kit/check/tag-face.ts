export interface TagOption {
  name: string;
  text: string;
  kind: 'flag' | 'number' | 'words' | 'list' | 'text';
  /** Of `words` and `list`. */
  values?: readonly string[];
  fallback?: string;
  /** Initial value in the builder, if not the default. */
  start?: string;
  min?: number;
  max?: number;
}

export interface TagFace {
  tag: string;
  text: string;
  /** Path of the script with the loader and this element inside, if there is one. */
  script?: string;
  options: readonly TagOption[];
}

export function isValue(
  { kind, values = [], min = -Infinity, max = Infinity }: TagOption,
  value: string,
): boolean {
  if (kind === 'flag') return value === 'true';
  if (kind === 'words') return values.includes(value);
  if (kind === 'list') return value.split(/[\s,]+/).every((one) => !one || values.includes(one));
  return kind === 'text' || (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max);
}

/** True if an element works in a frame; a link to a section of the host page does not. */
export const isFramable = (tag: string): boolean => tag !== 'cat-help-button';

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

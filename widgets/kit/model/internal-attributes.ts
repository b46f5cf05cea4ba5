/** Attributes that only our own site sets. */
export const INTERNAL_ATTRIBUTES: readonly string[] = ['home', 'analytics'];

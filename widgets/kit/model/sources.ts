/**
 * Sources that the security policy must let through for an outside company, by directive of Content-Security-Policy
 * Level 3.
 */
export type Sources = Readonly<
  Partial<
    Record<
      'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action',
      readonly string[]
    >
  >
>;

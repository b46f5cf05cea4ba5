/** Sources of a third party that Content-Security-Policy must allow, by directive. */
export type Sources = Readonly<
  Partial<
    Record<
      'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action',
      readonly string[]
    >
  >
>;

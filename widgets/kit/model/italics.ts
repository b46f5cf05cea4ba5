/**
 * A title in italics: words _between underscores_. An address such as `a_b_c@example.com` has them inside a word, and is
 * none.
 */
export const ITALICS = /\b_([^_]+)_\b/g;

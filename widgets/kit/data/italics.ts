/** Text _between underscores_, not inside a word as in `a_b_c@example.com`. */
export const ITALICS = /\b_([^_]+)_\b/g;

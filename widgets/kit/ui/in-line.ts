/** Imported for the style sheet beside it, by tags that are in a line of text. */
export const isInline = true;

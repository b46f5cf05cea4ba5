/** Imported for the style sheet beside it, by tags that stand in a line of text. */
export const standsInLine = true;

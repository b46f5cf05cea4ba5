let last = 0;

/** Starts numbering again. Called once per picture, so that the same picture always gets the same ids. */
export const resetIds = (): void => {
  last = 0;
};

/** A fresh id for a clip path or a pattern, unique within the picture being drawn. */
export const nextId = (): string => `i${last++}`;

/** Tells whether a tag has a place in a frame: a button that leads to a section of the page around cannot reach it. */
export const isFramable = (tag: string): boolean => tag !== 'cat-help-button';

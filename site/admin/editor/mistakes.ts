/** A mistake in the content: the file that it is in, where, in the words of the forms, and what is wrong. */
export interface Mistake {
  /** Name of the file, as seen from the content folder. */
  file: string;
  /** Name of its form, and the form’s address. */
  form: string;
  address: string;
  /** Name of the field; empty for the file as a whole. */
  field: string;
  text: string;
}

/** Checks all content by its texts, each under the name of its file; what only a folder of pictures can tell is left out. */
export type CheckTexts = (texts: ReadonlyMap<string, string>) => Promise<Mistake[]>;

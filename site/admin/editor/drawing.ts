/** A picture of a form that the site does not have yet. */
export interface NewPicture {
  /** Key, as the form's file names it. */
  key: string;
  /** Address at which the editor has it. */
  url: string;
  width: number;
  height: number;
}

/** File that a form would become. */
export interface Draft {
  /** Name of the file, as seen from the content folder. */
  name: string;
  text: string;
  pictures: readonly NewPicture[];
  /** Text of the settings, whose words the file may use. */
  settings: string;
}

/** Card and page of a draft. */
export interface Drawing {
  /** The card, then the page. */
  html: string;
  /** Attributes of the document for what is not on now. */
  marks: readonly string[];
}

/** Draws what the site would show of a draft; what is around it is that of the site as it was built. */
export type DrawPreview = (draft: Draft) => Promise<Drawing>;

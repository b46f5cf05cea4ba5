export interface SearchEntry {
  name: string;
  path: string;
  type: 'tour' | 'page';
  /** Further words that find it, separated by spaces. */
  words?: string | undefined;
}

/** A part of a page. */
export interface SearchAnswer {
  name: string;
  path: string;
  /** `place`: where a walk starts; `finish`: where it ends. */
  type: 'advice' | 'question' | 'place' | 'finish' | 'stop';
  /** Beginning of the answer, at most 90 characters. */
  text?: string;
  /** Words of the page: lower case, one per stem, without those of its name, separated by spaces. */
  words: string;
}

/** Loaded when the visitor types. */
export interface SearchWords {
  /** The most asked questions before booking come first. */
  answers: readonly SearchAnswer[];
  /** Words of each post by its id. */
  posts: Readonly<Record<number, string>>;
  /** Words of visitors, with those of our texts. */
  synonyms: Readonly<Record<string, string>>;
}

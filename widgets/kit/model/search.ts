/** Something the site search finds. */
export interface SearchEntry {
  name: string;
  path: string;
  type: 'tour' | 'page';
}

/** Something within a page that a search finds by its words. */
export interface SearchAnswer {
  name: string;
  /** Address with a fragment: the place on the page. */
  path: string;
  /** `place` is where a walk begins, `finish` where it ends. */
  type: 'advice' | 'question' | 'place' | 'finish' | 'stop';
  /** Words of the page in small letters, one of those that share a stem, without those of its name; apart by spaces. */
  words: string;
}

/** Words that a search finds, fetched when somebody types. */
export interface SearchWords {
  /** Questions with their answers; what a visitor who wants to book asks first comes first. */
  answers: readonly SearchAnswer[];
  /** The words of each post's text, by its number. */
  posts: Readonly<Record<number, string>>;
  /** Words that visitors use, and those that our texts use for them. */
  synonyms: Readonly<Record<string, string>>;
}

/** Something the site search finds. */
export interface SearchEntry {
  name: string;
  path: string;
  type: 'tour' | 'page';
}

/** Something within a page that a search finds by its words. */
export interface SearchAnswer {
  name: string;
  /** With a fragment: where on the page it is. */
  path: string;
  type: 'question' | 'stop' | 'place' | 'advice';
  /** Its words, each once, in small letters, those that every text has left out; apart by spaces. */
  words: string;
}

/** Words that a search finds, fetched when somebody types. */
export interface SearchWords {
  answers: readonly SearchAnswer[];
  /** The words of each post's text, by its number. */
  posts: Readonly<Record<number, string>>;
  /** Words that visitors use, and those that our texts use for them. */
  synonyms: Readonly<Record<string, string>>;
}

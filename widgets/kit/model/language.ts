/**
 * Languages besides English that tags can speak. Each has a file of words, `widgets/kit/languages/messages-<code>.ts`,
 * and one of the owner's, `site/content/languages/<code>.yaml`.
 */
export const LANGUAGES = ['de', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Texts of a tour that tags show, in another language. */
export interface TranslatedTour {
  title: string;
  detail: string;
  place: string;
  teaser: string;
  imageAlt: string;
  schedule: string;
  /** The schedule by the name that the calendar has for it. */
  text: string;
  group: string;
}

/** The owner's texts in another language; tours by their slugs, each whole or not at all. */
export interface TranslatedContent {
  tours: Readonly<Record<string, TranslatedTour | undefined>>;
  /** Words of the button that reserves, and what is said instead of them; empty where there are none. */
  label: string;
  spoken: string;
}

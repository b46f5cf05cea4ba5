/**
 * Languages other than English. Each has `widgets/kit/languages/messages-<code>.ts` and the owner's
 * `site/content/languages/<code>.yaml`.
 */
export const LANGUAGES = ['de', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

interface TourTexts {
  title: string;
  detail: string;
  place: string;
  teaser: string;
  imageAlt: string;
  schedule: string;
  /** Schedule in the calendar. */
  text: string;
  group: string;
  brief: string;
}

export interface TranslatedTour extends TourTexts {
  /** `en` for each text that has no translation. */
  lang: Readonly<Partial<Record<keyof TourTexts, string>>>;
}

/** The owner's texts in another language; tours by slug. */
export interface TranslatedContent {
  tours: Readonly<Record<string, TranslatedTour | undefined>>;
  /** Label and accessible name of the reserve button; empty for English. */
  label: string;
  accessibleName: string;
}

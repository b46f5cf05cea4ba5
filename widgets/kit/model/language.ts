/**
 * Languages other than English. Each has `widgets/languages/messages-<code>.ts` and the owner's
 * `site/content/languages/<code>.yaml`.
 */
export const LANGUAGES = ['de', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface TranslatedTour {
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
  /** `en` for each text that has no translation. */
  lang: { readonly [Text in keyof TranslatedTour]?: string | undefined };
}

/** The owner's texts in another language; tours by slug. */
export interface TranslatedContent {
  tours: Readonly<Record<string, TranslatedTour | undefined>>;
  /** Label and accessible name of the reserve button; empty for English. */
  label: string;
  accessibleName: string;
}

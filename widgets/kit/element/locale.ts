import type { TranslatedContent, TranslatedTour } from '../model/language';

/** A language other than English that an element shows. */
export interface Locale {
  language: string;
  /** Messages by part; what is missing is shown in English. */
  messages: Readonly<Record<string, object | undefined>>;
  content: TranslatedContent;
  /** The `lang` of a text that stays English. */
  english: string;
  /** Returns the tours with the owner's translations. */
  tours<T extends { slug: string }>(english: readonly T[]): readonly (T & InLanguage)[];
}

/** A tour whose texts may be in another language than their surroundings. */
export interface InLanguage {
  lang?: TranslatedTour['lang'] | undefined;
}

/** A custom element with its locale; none means English. */
export interface LocalizedElement extends HTMLElement {
  locale?: Locale | undefined;
}

/** Returns a function that returns a part's messages in an element's locale. */
export const translated =
  <M extends object>(part: string, english: M) =>
  ({ locale }: { locale?: Locale | undefined }): M => ({ ...english, ...locale?.messages[part] });

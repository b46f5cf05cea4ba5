import type { TranslatedContent } from '../model/language';

/**
 * Words by the name of the part that says them. Each `messages.ts` of a part that is translated adds its own here, so
 * that a language without one of them does not compile.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- it is filled by declarations beside the words
export interface Words {}

/** A language that a tag speaks in place of English. */
export interface Spoken {
  /** As in the `lang` attribute. */
  language: string;
  words: Words;
  content: TranslatedContent;
  /** The `lang` of a text that is English all the same. */
  english: string;
  /** The tours with the owner's texts in it, as far as there are any. */
  tours<T extends { slug: string }>(english: readonly T[]): readonly (T & InLanguage)[];
}

/** Said of a text that may be in another language than those around it. */
export interface InLanguage {
  /** `en` where it is English among others. */
  lang?: string | undefined;
}

/** Element of a tag, with what it speaks in place of English. */
export interface Speaker extends HTMLElement {
  spoken?: Spoken | undefined;
}

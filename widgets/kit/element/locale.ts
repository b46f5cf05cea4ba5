import type { TranslatedContent, TranslatedTour } from '../model/language';

/** Messages by part: a language without one of them does not compile. */
export interface Messages {
  'booking-calendar': typeof import('../../booking-calendar/messages').messages;
  'download-ics': typeof import('../../booking-calendar/messages-download-ics').messages;
  'price-calculator': typeof import('../../price-calculator/messages').messages;
  'reserve-button': typeof import('../../reserve-button/messages').messages;
  'route-map': typeof import('../../route-map/messages').messages;
  'tour-list': typeof import('../../tour-list/messages').messages;
  booking: typeof import('../booking/messages').messages;
  data: typeof import('../data/messages').messages;
  'pop-up': typeof import('../ui/messages-pop-up').messages;
  route: typeof import('../route/messages').messages;
  toast: typeof import('../toast/messages').messages;
  /** Quotes are English, and so are the marks around them. */
  testimonials: Omit<typeof import('../../testimonials/messages').messages, 'quoted' | 'cited'>;
  ui: typeof import('../ui/messages').messages;
}

/** A language other than English that an element shows. */
export interface Locale {
  language: string;
  messages: Messages;
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

/** Returns a function that picks a part's messages in an element's locale. */
export const translated =
  <P extends keyof Messages>(part: P, english: Messages[P]) =>
  ({ locale }: { locale?: Locale | undefined }): Messages[P] =>
    locale?.messages[part] ?? english;

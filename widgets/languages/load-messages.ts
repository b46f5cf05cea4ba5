import { LANGUAGE } from '../kit/element/plural';
import type { Locale, LocalizedElement } from '../kit/element/locale';
import { LANGUAGES, type Language, type TranslatedContent } from '../kit/model/language';
import { formatsOf, type Formats } from './formats';
import type { SomeMessages } from './messages';

type Load = [
  messages: () => Promise<{ messages: (formats: Formats) => SomeMessages }>,
  content: () => Promise<{ content: TranslatedContent }>,
];

/** Loads the elements' messages and the owner's texts, by language. */
const table: Record<Language, Load> = {
  de: [() => import('./messages-de'), () => import('#content/language-de')],
  es: [() => import('./messages-es'), () => import('#content/language-es')],
  fr: [() => import('./messages-fr'), () => import('#content/language-fr')],
};

const loaded: Partial<Record<Language, Locale>> = {};

/** Returns an element in the same language: `:lang(de)` does not match `de_DE`, which some templates write. */
function plainLang(element: Element): Element {
  const lang = element.closest('[lang]')?.getAttribute('lang');
  if (!lang?.includes('_')) return element;
  return Object.assign(document.createElement('i'), { lang: lang.replace('_', '-') });
}

/** Loads the locale of the language around an element and assigns it; none for English. */
export async function loadMessages(element: LocalizedElement): Promise<void> {
  const around = () => LANGUAGES.find((language) => plainLang(element).matches(`:lang(${language})`));
  const language = around();
  if (!language) return void (element.locale = undefined);
  loaded[language] ??= await loadLocale(language);
  const wrapper = element.shadowRoot?.querySelector<HTMLElement>('[data-cat]');
  // A root that is prerendered in this language hydrates; any other is rendered again.
  if (wrapper)
    wrapper.dataset.cat = wrapper.lang === language ? wrapper.dataset.cat!.replace(/\|in \w+$/, '') : '';
  // `lang` may have changed while loading.
  if (around() === language) element.locale = loaded[language];
}

export async function loadLocale(language: Language): Promise<Locale> {
  const [loadParts, loadContent] = table[language];
  const [{ messages }, { content }] = await Promise.all([loadParts(), loadContent()]);
  return {
    language,
    messages: messages(formatsOf(language)),
    content,
    english: LANGUAGE,
    tours: (english) => english.map((tour) => ({ ...tour, ...content.tours[tour.slug] })),
  };
}

import { LANGUAGE } from '../element/plural';
import type { Speaker, Spoken, Words } from '../element/spoken';
import { LANGUAGES, type Language, type TranslatedContent } from '../model/language';
import { formatsOf, type Formats } from './formats';

type Load = [
  words: () => Promise<{ words: (formats: Formats) => Words }>,
  content: () => Promise<{ content: TranslatedContent }>,
];

/** THE table of languages: the words of tags, and the owner's texts. */
const table: Record<Language, Load> = {
  de: [() => import('./messages-de'), () => import('#content/language-de')],
  es: [() => import('./messages-es'), () => import('#content/language-es')],
  fr: [() => import('./messages-fr'), () => import('#content/language-fr')],
};

/** Languages that have been fetched. */
const known: Partial<Record<Language, Spoken>> = {};

/** Lets a tag speak the language around it. */
export async function speak(speaker: Speaker): Promise<void> {
  const around = () => LANGUAGES.find((language) => speaker.matches(`:lang(${language})`));
  const language = around();
  if (!language) return;
  known[language] ??= await load(language);
  const painted = speaker.shadowRoot?.querySelector<HTMLElement>('[data-cat]');
  // What is painted in the language is what the tag would draw; in any other it is drawn anew.
  if (painted)
    painted.dataset.cat = painted.lang === language ? painted.dataset.cat!.replace(/\|in \w+$/, '') : '';
  // It may have changed in the meantime.
  if (around() === language) speaker.spoken = known[language];
}

/** Fetches all that tags need to speak a language. */
export async function load(language: Language): Promise<Spoken> {
  const [words, content] = table[language];
  const [said, { content: texts }] = await Promise.all([words(), content()]);
  return {
    language,
    words: said.words(formatsOf(language)),
    content: texts,
    english: LANGUAGE,
    tours: (english) =>
      english.map((tour) => ({ ...tour, ...(texts.tours[tour.slug] ?? { lang: LANGUAGE }) })),
  };
}

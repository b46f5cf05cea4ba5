import { LANGUAGE } from '../element/plural';
import type { Speaker, Spoken, Words } from '../element/spoken';
import { LANGUAGES, type Language, type TranslatedContent } from '../model/language';
import { formatsOf, type Formats } from './formats';

type Load = [
  words: (again: string) => Promise<{ words: (formats: Formats) => Words }>,
  content: (again: string) => Promise<{ content: TranslatedContent }>,
];

/** THE table of languages: the words of tags, and the owner's texts. */
const table: Record<Language, Load> = {
  de: [(_again) => import('./messages-de'), (_again) => import('#content/language-de')],
  es: [(_again) => import('./messages-es'), (_again) => import('#content/language-es')],
  fr: [(_again) => import('./messages-fr'), (_again) => import('#content/language-fr')],
};

/** Languages that have been fetched. */
const known: Partial<Record<Language, Spoken>> = {};

/**
 * Lets a tag speak the language around it.
 * @param again ending of the addresses at a further try; see bundle/again.ts
 */
export async function speak(speaker: Speaker, again: string): Promise<void> {
  const around = () => LANGUAGES.find((language) => speaker.matches(`:lang(${language})`));
  const language = around();
  if (!language) return;
  known[language] ??= await load(language, again);
  const painted = speaker.shadowRoot?.querySelector<HTMLElement>('[data-cat]');
  // What is painted in the language is what the tag would draw; in any other it is drawn anew.
  if (painted)
    painted.dataset.cat = painted.lang === language ? painted.dataset.cat!.replace(/\|in \w+$/, '') : '';
  // It may have changed in the meantime.
  if (around() === language) speaker.spoken = known[language];
}

/** Fetches all that tags need to speak a language. */
export async function load(language: Language, again = ''): Promise<Spoken> {
  const [words, content] = table[language];
  const [said, { content: texts }] = await Promise.all([words(again), content(again)]);
  return {
    language,
    words: said.words(formatsOf(language)),
    content: texts,
    english: LANGUAGE,
    tours: (english) =>
      english.map((tour) => ({ ...tour, ...(texts.tours[tour.slug] ?? { lang: LANGUAGE }) })),
  };
}

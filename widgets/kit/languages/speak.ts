import type { Spoken, Words } from '../element/spoken';
import type { Language, TranslatedContent } from '../model/language';
import { formatsOf, type Formats } from './formats';

type Load = [
  words: () => Promise<{ words: (formats: Formats) => Words }>,
  content: () => Promise<{ content: TranslatedContent }>,
];

/** THE table of languages: the words of tags, and the owner's texts. */
const languages: Record<Language, Load> = {
  de: [() => import('./messages-de'), () => import('#content/language-de')],
  es: [() => import('./messages-es'), () => import('#content/language-es')],
  fr: [() => import('./messages-fr'), () => import('#content/language-fr')],
};

/** Fetches all that tags need to speak a language. */
export async function speak(language: Language): Promise<Spoken> {
  const [words, content] = languages[language];
  const [said, { content: texts }] = await Promise.all([words(), content()]);
  return { language, words: said.words(formatsOf(language)), content: texts };
}

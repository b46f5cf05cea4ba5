import type { Language } from '../model/language';
import type { Definition } from './definition';
import type { Spoken } from './spoken';
import { warnOnce } from './warn-once';

/** Languages that have been fetched. */
const known: Partial<Record<Language, Spoken>> = {};

/**
 * The language around an element, where tags are to speak it: that of the nearest `lang`, its own first, which the
 * browser finds in whatever shadow root the element is.
 */
const languageOf = ({ config: { languages } }: Definition, element: Element) =>
  languages?.find((language) => element.matches(`:lang(${language})`));

/** Returns what a tag speaks in place of English; nothing for English, and for what has not been fetched. */
export const spokenBy = (definition: Definition, element: Element): Spoken | undefined =>
  known[languageOf(definition, element)!];

/** Fetches the language around a tag where it is another than English. Where that fails, the tag speaks English. */
export function learn(definition: Definition, element: Element): Promise<unknown> | undefined {
  const language = languageOf(definition, element);
  if (!language || known[language]) return undefined;
  return import('../languages/speak')
    .then(({ speak }) => speak(language))
    .then(
      (spoken) => (known[language] = spoken),
      (cause) => warnOnce(definition.tag, `speaks English: ${String(cause)}`),
    );
}

import { useEmbed, type Embed } from './embed-context';
import { LANGUAGE } from './plural';
import type { Words } from './spoken';

/** Words of a part in the language that a tag speaks. */
export const wordsFor = <P extends keyof Words>(
  { spoken }: Pick<Embed, 'spoken'>,
  part: P,
  english: Words[P],
): Words[P] => spoken?.words[part] ?? english;

/** Words of a part in the language of the tag around the component. */
export const useWords = <P extends keyof Words>(part: P, english: Words[P]): Words[P] =>
  wordsFor(useEmbed(), part, english);

/** The `lang` of a text that is English whatever the tag speaks. */
export const inEnglish = ({ spoken }: Pick<Embed, 'spoken'>) => spoken && LANGUAGE;

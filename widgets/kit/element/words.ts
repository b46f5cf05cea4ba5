import type { Embed } from './embed-context';
import type { Words } from './spoken';

/** Returns what finds the words of a part in the language that a tag speaks. */
export const translated =
  <P extends keyof Words>(part: P, english: Words[P]) =>
  ({ spoken }: Pick<Embed, 'spoken'>): Words[P] =>
    spoken?.words[part] ?? english;

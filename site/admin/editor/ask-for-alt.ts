import { refusal } from './refusal';

type Group = Record<string, unknown>;

/** A picture, by its key, and what is said of it for people who do not see it. */
interface Described {
  picture: unknown;
  alt: string;
}

/** Pictures that were asked about, with their words: who saves again means it. */
const asked = new Set<string>();

/**
 * Asks what a picture shows that has come into another one's place, where its words are still those of the other.
 * @param before content of the file as it is
 * @param now content as it would be
 * @throws a refusal, once for each picture
 */
export function askForAlt(before: unknown, now: unknown): void {
  const known = describedIn(before);
  const open = describedIn(now).filter(({ picture, alt }) => {
    const others = known.filter((one) => one.alt === alt);
    return (
      others.length && others.every((one) => one.picture !== picture) && !asked.has(`${picture}\n${alt}`)
    );
  });
  if (!open.length) return;
  for (const { picture, alt } of open) asked.add(`${picture}\n${alt}`);
  throw refusal(
    open
      .map(
        ({ alt }) =>
          `“${alt}” was said of the picture before. Say what the new one shows, in the field below it. If the words are right for both, save again.`,
      )
      .join('\n'),
  );
}

function describedIn(content: unknown): Described[] {
  if (typeof content !== 'object' || content === null) return [];
  const { image, picture = image, imageAlt, alt = imageAlt } = content as Group;
  const within = Object.values(content).flatMap(describedIn);
  return typeof alt === 'string' ? [{ picture, alt }, ...within] : within;
}

import { refusal } from './refusal';

type Group = Record<string, unknown>;

/** A picture and its alt text. */
interface Described {
  picture: unknown;
  alt: string;
}

/** Pictures with alt texts that the owner was asked to check: saving again confirms them. */
const checked = new Set<string>();

/**
 * Asks for a new alt text if a picture was replaced and its alt text was not.
 * @param before saved content of the file
 * @param now content to be saved
 * @throws a refusal, once for each picture
 */
export function askForAlt(before: unknown, now: unknown): void {
  const known = describedIn(before);
  const open = describedIn(now).filter(({ picture, alt }) => {
    const others = known.filter((one) => one.alt === alt);
    return (
      others.length && others.every((one) => one.picture !== picture) && !checked.has(`${picture}\n${alt}`)
    );
  });
  if (!open.length) return;
  for (const { picture, alt } of open) checked.add(`${picture}\n${alt}`);
  throw refusal(
    open
      .map(
        ({ alt }) =>
          `“${alt}” describes the previous picture. Describe the new one in the field below it. If the text fits both, save again.`,
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

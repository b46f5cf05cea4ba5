import type { Settings } from '../../../widgets/kit/model/settings';

/** The words between braces that content texts may use, with what they become. */
export function placeholders({ business, prices, season, claims }: Settings): Record<string, string> {
  return {
    business: business.name,
    email: business.email,
    instagram: business.instagramHandle,
    price: `$${prices.perPerson}`,
    averagePrice: `$${prices.average}`,
    privateMinimum: `$${prices.privateMinimum}`,
    privateIncluded: String(prices.privateIncluded),
    privateExtra: `$${prices.privateExtra}`,
    season: `${season.from} to ${season.to}`,
    groupSize: String(season.groupSize),
    fiveStar: claims.fiveStar,
    rating: String(claims.rating),
    reviews: String(claims.reviews),
    locations: String(claims.locations),
  };
}

/**
 * Fills in every `{word}` of a text.
 * @param onUnknown is told each word that nothing is known for; it stays in the text as it is
 */
export function fillText(
  text: string,
  words: Record<string, string>,
  onUnknown: (word: string) => void,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, word: string) => {
    const known = Object.hasOwn(words, word) ? words[word] : undefined;
    if (known === undefined) onUnknown(word);
    return known ?? whole;
  });
}

/** Fills in every text inside a piece of content; `onUnknown` gets the word and the path to its text. */
export function fillContent(
  content: unknown,
  words: Record<string, string>,
  onUnknown: (word: string, path: (string | number)[]) => void,
  path: (string | number)[] = [],
): unknown {
  if (typeof content === 'string') return fillText(content, words, (word) => onUnknown(word, path));
  if (Array.isArray(content)) {
    return content.map((item, index) => fillContent(item, words, onUnknown, [...path, index]));
  }
  if (typeof content === 'object' && content !== null) {
    return Object.fromEntries(
      Object.entries(content).map(([key, item]) => [
        key,
        fillContent(item, words, onUnknown, [...path, key]),
      ]),
    );
  }
  return content;
}

import type { Settings } from '../../schema/settings';
import { TOUR_SLUGS } from '../../../widgets/kit/model/tour';
import { walkTexts, type Path } from './read/walk-texts';
import { numberWord } from './samples/number-words';

/** Number of the tours that everybody can book: one is by arrangement. */
export const PUBLIC_TOURS = TOUR_SLUGS.filter((slug) => slug !== 'private-tours').length;

/** The words between braces that content texts may use, with what they become. */
export function placeholders(settings: Settings): Record<string, string> {
  const { business, prices, season, claims, attribution } = settings;
  const [tours, neighborhoods] = [numberWord(PUBLIC_TOURS), numberWord(claims.locations)];
  return {
    business: business.name,
    email: business.email,
    instagram: business.instagramHandle,
    price: `$${prices.perPerson}`,
    averagePrice: `$${prices.average}`,
    privateMinimum: `$${prices.privateMinimum}`,
    privateIncluded: String(prices.privateIncluded),
    privateExtra: `$${prices.privateExtra}`,
    season: `${season.from} through ${season.to}`,
    seasonName: season.name,
    SeasonName: capital(season.name),
    groupSize: String(season.groupSize),
    fiveStar: claims.fiveStar,
    rating: String(claims.rating),
    reviews: String(claims.reviews),
    locations: String(claims.locations),
    neighborhoods,
    Neighborhoods: capital(neighborhoods),
    tours,
    Tours: capital(tours),
    seasonYear: /\d{4}/.exec(season.firstDay ?? season.name)?.[0] ?? '',
    attributionTime: attribution.days ? `for ${attribution.days} days` : 'for your visit',
  };
}

/** A text that may begin a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The word that stands for the number of a tour's stops: `brooklynHeightsStops`. */
export const stopsWord = (slug: string): string =>
  `${slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Stops`;

/** A brace that no word was filled in for. */
export interface UnknownWord {
  wrong: string;
  right: string;
  /** Position in the text. */
  at: number;
}

/** A word in braces; else a brace that is alone, or has something else behind it. */
const BRACES = /\{(\w+)\}|\{[^{}\n]{0,24}\}?|\}/g;

/**
 * Fills in every `{word}` of a text.
 * @param onUnknown is told of each brace that nothing is known for; it stays in the text as it is
 */
export function fillText(
  text: string,
  words: Record<string, string>,
  onUnknown: (unknown: UnknownWord) => void,
): string {
  return text.replace(BRACES, (typed, word: string | undefined, at: number) => {
    if (word !== undefined && Object.hasOwn(words, word)) return words[word]!;
    const meant = /\w+/.exec(typed)?.[0] ?? '';
    const right = Object.hasOwn(words, meant)
      ? `Write {${meant}}: both braces, no spaces.`
      : `Known words: ${Object.keys(words).join(', ')}.`;
    onUnknown({ wrong: `has "${typed}", which would be shown as it is`, right, at });
    return typed;
  });
}

/** Fills in every text inside a piece of content; `onUnknown` gets the brace and the path to its text. */
export const fillContent = (
  content: unknown,
  words: Record<string, string>,
  onUnknown: (unknown: UnknownWord, path: Path) => void,
): unknown =>
  walkTexts(content, (text, path) => fillText(text, words, (unknown) => onUnknown(unknown, path)));

import type { Settings } from '../../schema/settings';
import { closestMatch } from '../../../widgets/kit/on-demand/closest-match';
import { TOUR_SLUGS } from '../../../widgets/kit/model/tour';
import { problemAt, type Located, type Report } from './read/problems';
import { walkTexts } from './read/walk-texts';

const PUBLIC_TOURS = TOUR_SLUGS.filter((slug) => slug !== 'private-tours').length;

/** Returns the replacements of the words in braces. */
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

/** Capitalizes the first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the word for the number of a tour's stops: `brooklynHeightsStops`. */
export const stopsWord = (slug: string): string =>
  `${slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Stops`;

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** Returns a number as a word, from 21 as digits. */
export const numberWord = (value: number): string => NUMBERS[value] ?? String(value);

/** Returns some fields of a file as words for its other texts; a list counts as its length. */
export function ownWords(data: unknown, names: readonly string[]): Record<string, string> {
  const fields = (data ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name];
      const word = Array.isArray(value) ? numberWord(value.length) : value;
      return typeof word === 'string' ? [[name, word] as const, [capital(name), capital(word)] as const] : [];
    }),
  );
}

/** Replaces every `{word}` of a text; `onUnknown` receives what is wrong with each other, and its position. */
export const fillText = (
  text: string,
  words: Record<string, string>,
  onUnknown: (fault: { wrong: string; right: string }, at: number) => void,
): string =>
  text.replace(/\{ *(\w*) *\}?/g, (typed, word: string, at: number) => {
    if (typed === `{${word}}` && Object.hasOwn(words, word)) return words[word]!;
    const known = Object.keys(words);
    const guess = known.includes(word) ? word : closestMatch(word, known);
    const right = guess
      ? `Did you mean {${guess}}? Write both braces, no spaces.`
      : `Known words: ${known.join(', ')}.`;
    onUnknown({ wrong: `has "${typed}", which would be shown as it is`, right }, at);
    return typed;
  });

/** Replaces the words in every text of a file, and reports unknown ones. */
export const fillTexts = (
  file: Located & { data: unknown },
  words: Record<string, string>,
  report: Report,
): unknown =>
  walkTexts(file.data, (text, path) =>
    fillText(text, words, (fault) => report(problemAt(file, path, fault))),
  );

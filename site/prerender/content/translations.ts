import { TOUR_SLUGS } from '../../../widgets/kit/model/tour';
import type { TourFile } from '../../schema/tour';
import type { Content } from './load';
import { fieldName, type ContentProblem } from './read/problems';
import { inDigits } from './samples/number-words';

/** Digits in groups of three, however a language parts them. */
const GROUPED = "\\d{1,3}(?:[.,'’\\s]\\d{3})+(?!\\d)";
const AMOUNT = `(?:${GROUPED}(?:[.,]\\d\\d)?|\\d+(?:[.,]\\d\\d)?)(?!\\d)`;
const SIGN = 'US[- ]?\\$|\\$\\s?US|[$€£]|USD|EUR';
const CURRENCY = `(?:${SIGN}|(?:US[- ]?)?(?:dollars?|dólar(?:es)?)|euros?)(?!\\p{L})`;
/** An amount of money in any spelling: "$40", "40 $US", "40 dólares". */
const MONEY = new RegExp(`(?:${SIGN})\\s?(${AMOUNT})|(${AMOUNT})\\s?${CURRENCY}`, 'giu');
/** Another number. Two digits behind a dot are minutes: "14.30 Uhr". */
const NUMBER = new RegExp(`${GROUPED}|\\d+[.,]\\d(?!\\d)|\\d+`, 'g');
/** A time after noon, or the two that it is from and to. */
const AFTER_NOON = /(?:(\d+)(?::\d\d)?(?: ?[-–] ?| (?:to|until|and|or) ))?(\d+)(?::\d\d)? ?p\.?m\b/gi;
/**
 * Words for numbers that other languages may write in digits, and that are not read here; and what they measure otherwise:
 * "90 minutes" as "1 h 30", miles as kilometers.
 */
const OTHERWISE =
  /\b(?:first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf)th|\w+(?:teen|tie)th|half|quarter|dozens?|noon|midnight|hundreds?|thousands?|minutes?|\d\.\d+ hours?|miles?|feet)\b/i;

/** A number as a text writes it, and what it is. */
interface Said {
  said: string;
  value: number;
}

/** Returns what digits mean, whatever sign parts thousands and whatever begins the cents. */
const valueOf = (digits: string): number =>
  Number(digits.replace(/[.,'’\s](?=\d{3}(?!\d))/g, '').replace(',', '.'));

const amountsOf = (text: string): Said[] =>
  [...text.matchAll(MONEY)].map(([said, behind, before]) => ({ said, value: valueOf(behind ?? before!) }));

const numbersOf = (text: string): Said[] =>
  [...text.matchAll(NUMBER)].map(([said]) => ({ said, value: valueOf(said) }));

/** Returns the hours of the times after noon as most of the world counts them, and the minutes of a full hour. */
const hoursOf = (english: string): number[] =>
  [...english.matchAll(AFTER_NOON)].flatMap(([, from, to]) =>
    [from, to].flatMap((hour) => (hour ? [(Number(hour) % 12) + 12] : [])),
  );

/** The first number that is not one of some. */
const strangerOf = (numbers: readonly Said[], known: readonly number[]): Said | undefined =>
  numbers.find(({ value }) => !known.includes(value));

const SAME_AMOUNT = 'Write the amount as the English text has it, with the same word in braces.';

/**
 * Returns what is wrong with the numbers of a translated text. Amounts have to be the same ones. Of other numbers none may
 * be new; one that is not there may be in words, which are not read in other languages.
 */
function numberFault(
  typedEnglish: string,
  text: string,
): Pick<ContentProblem, 'wrong' | 'right'> | undefined {
  const english = inDigits(typedEnglish);
  const amounts = amountsOf(english);
  const known = numbersOf(english).map(({ value }) => value);
  const otherAmount = strangerOf(
    amountsOf(text),
    amounts.map(({ value }) => value),
  );
  if (otherAmount)
    return {
      wrong: `says "${otherAmount.said}", an amount that its English text does not name`,
      right: SAME_AMOUNT,
    };
  // Without its sign as well, which may be one that is not known here.
  const left = strangerOf(
    amounts,
    [...amountsOf(text), ...numbersOf(text)].map(({ value }) => value),
  );
  if (left) return { wrong: `leaves out "${left.said}", which its English text names`, right: SAME_AMOUNT };
  if (OTHERWISE.test(english)) return undefined;
  const isTime = /\d ?[ap]\.?m\b/i.test(english);
  const other = strangerOf(numbersOf(text.replace(MONEY, ' ')), [
    ...known,
    ...amounts.map(({ value }) => value),
    ...hoursOf(english),
    ...(isTime ? [0] : []),
  ]);
  if (!other) return undefined;
  return {
    wrong: `says "${other.said}", a number that its English text does not have`,
    right: 'Write the number that the English text has.',
  };
}

/** Reports every translated text whose numbers are not those of its English text. */
export function checkTranslations({ languages }: Content, report: (problem: ContentProblem) => void): void {
  for (const { file, data, lineOf } of languages)
    for (const [index, { english, text }] of data.texts.entries()) {
      const place = ['texts', index, 'text'];
      const fault = numberFault(english, text);
      if (fault) report({ file, line: lineOf(place), field: fieldName(place), ...fault, kind: 'content' });
    }
}

const NEVER_USED = {
  wrong: 'is no text that tags show, so that its translation is never used',
  right:
    'Copy the text anew from the file of its tour, or from booking in settings.yaml, letter for letter, with the same words in braces.',
};

/** Returns the texts of a tour that tags show in its translation once all of them are there. */
export const shownTexts = ({ title, detail, teaser, imageAlt, schedule, group }: TourFile) => ({
  title,
  detail,
  teaser,
  imageAlt,
  schedule,
  text: schedule,
  group,
});

/**
 * Returns advice on every English text of a language's file that no tag shows: most often its tour's file has been edited
 * since. The site can go out, as tags speak English then.
 */
export function adviseOnTranslations({ settings, tours, languages }: Content): ContentProblem[] {
  if (!settings || tours.length < TOUR_SLUGS.length) return [];
  const { label, ariaLabel } = settings.data.booking;
  const ofTours = tours.flatMap(({ data }) => [data.place, ...Object.values(shownTexts(data))]);
  const shown = new Set([label, ariaLabel, ...ofTours]);
  return languages.flatMap(({ file, data, lineOf }) =>
    data.texts.flatMap(({ english }, index): ContentProblem[] => {
      if (shown.has(english)) return [];
      const place = ['texts', index, 'english'];
      return [{ file, line: lineOf(place), field: fieldName(place), ...NEVER_USED, kind: 'style' }];
    }),
  );
}

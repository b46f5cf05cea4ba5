const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const DIGIT = `(?:${WORDS.slice(1, 10).join('|')})`;
const BELOW_HUNDRED = `(?:(?:${TENS.join('|')})(?:[- ]${DIGIT})?|${WORDS.slice(0, 20).join('|')})`;
/** Pattern of a number below a thousand in words: "nine", "forty-five", "three hundred and twenty". */
export const NUMBER_WORDS = `\\b(?:(?:a|${DIGIT}) hundred(?: (?:and )?${BELOW_HUNDRED})?|${BELOW_HUNDRED})\\b`;

const ALL_WORDS = new RegExp(`^${NUMBER_WORDS}$`, 'i');
const EACH_NUMBER = new RegExp(NUMBER_WORDS, 'gi');

/** A number as a sentence writes it: "nine", and digits past twenty. */
export const numberWord = (value: number): string => WORDS[value] ?? String(value);

/** The number that words or digits mean; nothing for any other text. */
export function readNumber(text: string): number | undefined {
  if (ALL_WORDS.test(text)) return sumOf(text.toLowerCase().split(/[- ]/));
  return /^\d[\d,]*(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

function sumOf(words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    if (word === 'hundred') sum = (sum || 1) * 100;
    else if (TENS.includes(word)) sum += (TENS.indexOf(word) + 2) * 10;
    // Neither "a" nor "and" counts.
    else sum += Math.max(0, WORDS.indexOf(word));
  }
  return sum;
}

/** Writes every number of a text in digits: "forty-five dollars" becomes "45 dollars". */
export const inDigits = (text: string): string =>
  text.replace(EACH_NUMBER, (words) => String(readNumber(words)));

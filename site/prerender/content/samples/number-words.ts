const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A number as a sentence writes it: "nine", and digits past twenty. */
export const numberWord = (value: number): string => WORDS[value] ?? String(value);

/** The number that a word or digits mean; nothing for any other word. */
export function readNumber(text: string): number | undefined {
  const word = WORDS.indexOf(text.toLowerCase());
  if (word >= 0) return word;
  return /^\d[\d,]*(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

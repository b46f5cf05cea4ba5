const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A number as a sentence writes it: "nine", and digits past twenty. */
export const numberWord = (value: number): string => WORDS[value] ?? String(value);
